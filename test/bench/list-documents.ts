import { graphql } from '../../src/gql/gql.ts'

export const filesPage = graphql(`
  query BenchFilesPage($after: String, $filter: FileFilter) {
    files(first: 50, after: $after, filter: $filter) {
      edges { node { id filename contentType size sha256 tags createdAt } }
      pageInfo { endCursor hasNextPage }
    }
  }
`)
