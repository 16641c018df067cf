import { OperatorError } from '../../errors.ts'
import { graphql } from '../../gql/gql.ts'
import { countOf, formatBytes, printable } from '../format.ts'
import type { ApiClient } from './client.ts'

const createCollection = graphql(`
  mutation DemoCreateCollection($name: String!) {
    createCollection(input: { name: $name }) {
      __typename
      ... on CreateCollectionPayload { collection { id } }
      ... on Error { message }
    }
  }
`)

const addArchive = graphql(`
  mutation DemoAddArchive($collectionId: ID!, $archiveId: ID!) {
    addToCollection(input: { collectionId: $collectionId, archiveId: $archiveId, onConflict: RENAME }) {
      __typename
      ... on AddToCollectionPayload {
        renamed
        collection { name revision itemCount totalBytes children(first: 8) { edges { node { name isFolder } } } }
      }
      ... on Error { message }
    }
  }
`)

/** Makes a collection of all files that came out of an archive, under their paths in it. */
export async function collectChildren(
  client: ApiClient,
  { archiveId, name }: { archiveId: string; name: string },
): Promise<{ collectionId: string; itemCount: number }> {
  const { createCollection: created } = await client.request(createCollection, { name })
  if (created.__typename !== 'CreateCollectionPayload') throw new OperatorError(created.message)
  const collectionId = created.collection.id
  const { addToCollection: added } = await client.request(addArchive, { collectionId, archiveId })
  if (added.__typename !== 'AddToCollectionPayload') throw new OperatorError(added.message)
  const { revision, itemCount, totalBytes, children } = added.collection
  console.log(`  ${countOf(itemCount, 'file', 'files')}, ${formatBytes(totalBytes)}`)
  console.log(`  is the collection ${collectionId} at its revision ${revision}`)
  for (const { node } of children.edges) console.log(`    ${printable(node.name)}${node.isFolder ? '/' : ''}`)
  if (added.renamed) console.log(`  ${added.renamed} renamed, as another file had the path`)
  return { collectionId, itemCount }
}
