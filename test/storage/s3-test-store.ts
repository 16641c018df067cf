import { randomUUID } from 'node:crypto'
import { ListMultipartUploadsCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import type { S3Options } from '../../src/storage/s3/bucket.ts'
import { openS3Store } from '../../src/storage/s3-store.ts'
import type { S3Bucket } from '../support/s3-bucket.ts'
import { credentialVariables } from '../support/s3-server.ts'

/** An S3 store under a prefix of its own. */
export async function openS3TestStore(server: S3Bucket, given: Partial<S3Options> = {}) {
  Object.assign(process.env, credentialVariables)
  const options: S3Options = {
    bucket: server.bucket,
    endpoint: server.endpoint,
    region: 'us-east-1',
    prefix: `${randomUUID()}/`,
    pathStyle: true,
    checksums: 'WHEN_REQUIRED',
    ...given,
  }
  const store = await openS3Store(options)
  const place = { Bucket: server.bucket, Prefix: options.prefix }
  return {
    store,
    options,
    async leftovers() {
      const { Uploads = [] } = await server.client.send(new ListMultipartUploadsCommand(place))
      const names = Uploads.map(({ Key = '' }) => Key)
      for await (const { Contents = [] } of paginateListObjectsV2({ client: server.client }, place))
        names.push(...Contents.map(({ Key = '' }) => Key))
      return names.filter(
        (name) => !name.startsWith(`${options.prefix}objects/`) || Uploads.some(({ Key }) => Key === name),
      )
    },
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  }
}
