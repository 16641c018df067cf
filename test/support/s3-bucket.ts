import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { inject } from 'vitest'
import { credentials } from './s3-server.ts'

/** An empty bucket of the tests' S3 server. */
export type S3Bucket = Disposable & { endpoint: string; bucket: string; client: S3Client }

export async function makeS3Bucket(): Promise<S3Bucket> {
  const answer = await fetch(inject('s3Url'))
  const endpoint = await answer.text()
  if (!answer.ok) throw new Error(endpoint)
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
  const bucket = `test-${randomUUID()}`
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  return { endpoint, bucket, client, [Symbol.dispose]: () => client.destroy() }
}
