import type { CollectionFolderQuery } from '../gql/graphql.ts'

/** What lies directly in a folder of a collection: a folder, or an item. */
export type Child = NonNullable<CollectionFolderQuery['collection']>['children']['edges'][number]['node']
