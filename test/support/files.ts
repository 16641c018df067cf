import type { ChildrenForTestQuery } from '../../src/gql/graphql.ts'
import { childrenQuery, createUpload } from './documents.ts'
import type { Client } from './test-client.ts'

/** Uploads bytes over HTTP and gives the id of the file. */
export async function uploadBytes(client: Client, filename: string, bytes: Uint8Array): Promise<string> {
  const { data } = await client.request(createUpload, { input: { filename } })
  if (data.createUpload.__typename !== 'CreateUploadPayload') throw new Error(JSON.stringify(data))
  const { url } = data.createUpload.upload
  if (!url) throw new Error('the upload has no URL')
  const response = await fetch(url, { method: 'PUT', body: Buffer.from(bytes) })
  const answer = await response.json()
  if (response.status !== 201) throw new Error(JSON.stringify(answer))
  return answer.file.id
}

export type ChildFile = ChildrenForTestQuery['files']['edges'][number]['node']

/** All live files that came out of an archive, by their path in it. Fails where two have the same path. */
export async function readChildren(client: Client, archiveId: string): Promise<Map<string, ChildFile>> {
  const children = new Map<string, ChildFile>()
  let after: string | null = null
  do {
    const page: { data: ChildrenForTestQuery } = await client.request(childrenQuery, {
      tags: { 'stevedore/archive-id': archiveId },
      after,
    })
    for (const { node } of page.data.files.edges) {
      const path = String(node.tags['stevedore/archive-path'])
      if (children.has(path)) throw new Error(`there are two files of ${path}`)
      children.set(path, node)
    }
    after = page.data.files.pageInfo.hasNextPage ? (page.data.files.pageInfo.endCursor ?? null) : null
  } while (after !== null)
  return children
}
