import { graphql } from '../../gql/gql.ts'
import { countOf, formatBytes, printable } from '../format.ts'
import type { ApiClient } from './client.ts'

const entriesQuery = graphql(`
  query DemoEntries($fileId: ID!, $first: Int!) {
    file(id: $fileId) {
      archive {
        entryCount
        entries(first: $first) {
          edges { node { index name size skipReason } }
        }
      }
    }
  }
`)

/** Prints the first entries of an archive: its directory is read where the bytes lie. */
export async function printEntries(client: ApiClient, fileId: string): Promise<void> {
  const { file } = await client.request(entriesQuery, { fileId, first: 8 })
  const archive = file?.archive
  if (!archive || archive.entryCount === null) {
    // What is wrong with it, the extraction says.
    console.log('  there are no entries that can be read')
    return
  }
  for (const { node } of archive.entries.edges) {
    const size = formatBytes(node.size).padStart(9)
    console.log(`  ${size}  ${printable(node.name)}${node.skipReason ? `  (${node.skipReason})` : ''}`)
  }
  console.log(`  ${countOf(archive.entryCount, 'entry', 'entries')} in all`)
}
