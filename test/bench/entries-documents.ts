import { graphql } from '../../src/gql/gql.ts'

export const indexedArchive = graphql(`
  query BenchIndexedArchive($id: ID!) {
    file(id: $id) { archive { entryCount problem { message } } }
  }
`)

export const entriesPage = graphql(`
  query BenchEntriesPage($id: ID!, $after: String, $filter: ArchiveEntryFilter) {
    file(id: $id) {
      archive {
        entries(first: 50, after: $after, filter: $filter) {
          edges { node { index path size modifiedAt skipReason } }
          pageInfo { endCursor hasNextPage }
        }
      }
    }
  }
`)

export const entriesCount = graphql(`
  query BenchEntriesCount($id: ID!, $filter: ArchiveEntryFilter) {
    file(id: $id) { archive { entries(first: 1, filter: $filter) { totalCount } } }
  }
`)

export const childrenPage = graphql(`
  query BenchChildrenPage($id: ID!, $path: String, $after: String) {
    file(id: $id) {
      archive {
        children(first: 50, path: $path, after: $after) {
          edges { node { name isFolder entry { index size } } }
          pageInfo { endCursor hasNextPage }
        }
      }
    }
  }
`)
