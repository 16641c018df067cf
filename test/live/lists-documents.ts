import { graphql } from '../../src/gql/gql.ts'

export const listsUpdated = graphql(`
  subscription ListsUpdatedForTest {
    listsUpdated { lists }
  }
`)
