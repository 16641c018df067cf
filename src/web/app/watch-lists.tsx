import { useFollow } from '../api/use-read.ts'
import { WatchListsDocument } from '../gql/graphql.ts'

/** Follows which lists have changed, whoever changed them: what is shown of them is read again. */
export function WatchLists() {
  useFollow(WatchListsDocument, {})
  return null
}
