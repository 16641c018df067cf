import type { Cache, CacheExchangeOpts } from '@urql/exchange-graphcache'
import type { AccountList } from '../gql/graphql.ts'
import { invalidateFields, rereadLists } from './changed-lists.ts'
import type { LateReads } from './late-reads.ts'
import { WorkNewcomers, type WorkTold } from './work-newcomers.ts'

type Updates = NonNullable<CacheExchangeOpts['updates']>

/**
 * Which lists each mutation changes; what it answers is in the cache by its id already. The server tells of it as well, but
 * not while the socket is lost.
 */
const changed: Record<string, readonly AccountList[]> = {
  cancelUpload: ['UPLOADS'],
  createApiKey: ['API_KEYS'],
  createCollection: ['COLLECTIONS'],
  createSyncSchedule: ['SCHEDULES'],
  deleteCollection: ['COLLECTIONS'],
  deleteFile: ['FILES', 'TRASH'],
  deleteSyncSchedule: ['SCHEDULES'],
  restoreFile: ['FILES', 'TRASH'],
}

/** The same of lists of work. */
const changedWork: Record<string, readonly string[]> = {
  createExport: ['exports', 'work'],
  deleteFiles: ['work'],
  extractArchive: ['jobs', 'work'],
  requestReplay: ['replays', 'syncRuns', 'work'],
  retryExport: ['exports', 'work'],
  retryJob: ['jobs', 'work'],
  startSyncRun: ['syncRuns', 'work'],
}

/** What the folders of a collection hold. */
const itemFields = ['children', 'item', 'items', 'missingCount']

/** Has what is shown of a collection's items read again, where they were changed. */
function rereadItems(answer: unknown, cache: Cache): void {
  const { collection } = (answer ?? {}) as { collection?: { id: string } }
  if (collection !== undefined)
    invalidateFields(cache, { __typename: 'Collection', id: collection.id }, itemFields)
}

const itemChanges = ['addToCollection', 'moveInCollection', 'removeFromCollection']

/** @returns what the cache does beside keeping what it's told, for one session. */
export function createUpdates(lateReads: LateReads): Updates {
  const newcomers = new WorkNewcomers(lateReads)
  return {
    Mutation: {
      ...updatersOf(changed, (cache, lists) => rereadLists(cache, lists, lateReads)),
      ...updatersOf(changedWork, (cache, names) => {
        lateReads.changed(names)
        invalidateFields(cache, 'Query', names)
      }),
      ...Object.fromEntries(
        itemChanges.map((mutation) => [
          mutation,
          (result, __, cache) => rereadItems(result[mutation], cache),
        ]),
      ),
    },
    Subscription: {
      listsUpdated: (result, _, cache) => {
        // As the shell's subscription asks for it.
        const { lists } = result['listsUpdated'] as { lists: AccountList[] }
        rereadLists(cache, lists, lateReads)
      },
      workUpdated: (result, _, cache) => {
        // As the shell's subscription asks for it.
        newcomers.told(result['workUpdated'] as WorkTold, cache)
      },
    },
  }
}

/** @param table What each mutation changes. */
function updatersOf<Names>(
  table: Record<string, Names>,
  reread: (cache: Cache, names: Names) => void,
): NonNullable<Updates['Mutation']> {
  return Object.fromEntries(
    Object.entries(table).map(([mutation, names]) => [mutation, (_, __, cache) => reread(cache, names)]),
  )
}
