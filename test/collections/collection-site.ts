import { sql } from 'kysely'
import type { AddToCollectionInput, CollectionForTestFragment } from '../../src/gql/graphql.ts'
import type { TestApp } from '../support/test-app.ts'
import { addToCollection, collectionQuery, createCollection, itemsQuery } from './collection-documents.ts'

export async function makeCollection({ request }: TestApp, name = 'test'): Promise<string> {
  const { data } = await request(createCollection, { input: { name } })
  if (data.createCollection.__typename !== 'CreateCollectionPayload') throw new Error(JSON.stringify(data))
  return data.createCollection.collection.id
}

/** The answer to an addition. */
export async function add({ request }: TestApp, input: AddToCollectionInput) {
  return (await request(addToCollection, { input })).data.addToCollection
}

/** A collection of new files of one byte at these paths; the ids of the files are in their order. */
export async function collectionOf(app: TestApp, paths: readonly string[]) {
  const made = await sql<{ fileId: string; path: string }>`
    with made as (
      insert into files (account_id, storage_key, filename, content_type, size, sha256)
      select ${app.caller.caller.accountId}, gen_random_uuid(), path, 'text/plain', 1, ${'0'.repeat(64)}
      from unnest(${[...paths]}::text[]) path
      returning id, filename
    )
    select id as "fileId", filename as path from made order by id`.execute(app.caller.em.getKysely())
  const id = await makeCollection(app)
  const answer = await add(app, { collectionId: id, items: made.rows })
  if (answer.__typename !== 'AddToCollectionPayload') throw new Error(JSON.stringify(answer))
  return { id, fileIds: made.rows.map(({ fileId }) => fileId) }
}

export async function read({ request }: TestApp, id: string): Promise<CollectionForTestFragment> {
  const { collection } = (await request(collectionQuery, { id })).data
  if (!collection) throw new Error('there is no such collection')
  return collection
}

/** The paths of up to a hundred items. */
export async function pathsOf({ request }: TestApp, id: string): Promise<string[]> {
  const { data } = await request(itemsQuery, { id, first: 100 })
  return data.collection?.items.edges.map(({ node }) => node.path) ?? []
}

/** Many files of ten bytes, with the names `prefix1`, `prefix2` and so on. */
export async function makeFiles({ caller }: TestApp, count: number, prefix: string): Promise<void> {
  await sql`
    insert into files (account_id, storage_key, filename, content_type, size, sha256)
    select ${caller.caller.accountId}, gen_random_uuid(), ${prefix} || n, 'text/plain', 10, 'hash'
    from generate_series(1, ${count}::int) n`.execute(caller.em.getKysely())
}
