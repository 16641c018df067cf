import type { Cache, CacheExchangeOpts } from '@urql/exchange-graphcache'
import type { LateReads } from './late-reads.ts'
import { WorkNewcomers, type WorkTold } from './work-newcomers.ts'

/** Lists of the account that something new belongs to. They are read again when something is made or goes. */
const lists = [
  'apiKeys',
  'collections',
  'exports',
  'files',
  'jobs',
  'replays',
  'syncRuns',
  'syncSchedules',
  'trash',
  'uploads',
] as const
type List = (typeof lists)[number]

type Updates = NonNullable<CacheExchangeOpts['updates']>

/** Which lists each mutation changes; what it answers is in the cache by its id already. */
const changed: Record<string, readonly List[]> = {
  cancelUpload: ['uploads'],
  createApiKey: ['apiKeys'],
  createCollection: ['collections'],
  createExport: ['exports'],
  createSyncSchedule: ['syncSchedules'],
  deleteCollection: ['collections'],
  deleteFile: ['files', 'trash'],
  deleteFiles: ['files', 'trash'],
  deleteSyncSchedule: ['syncSchedules'],
  extractArchive: ['jobs'],
  requestReplay: ['replays', 'syncRuns'],
  restoreFile: ['files', 'trash'],
  retryExport: ['exports'],
  retryJob: ['jobs'],
  startSyncRun: ['syncRuns'],
}

/** Has lists that are shown read again. */
function invalidateLists(cache: Cache, names: readonly string[], lateReads: LateReads): void {
  lateReads.changed(names)
  for (const { fieldName, arguments: args } of cache.inspectFields('Query'))
    if (names.includes(fieldName)) cache.invalidate('Query', fieldName, args ?? undefined)
}

/** What the folders of a collection hold. */
const itemFields = ['children', 'item', 'items', 'missingCount']

/** Has what is shown of a collection's items read again, where they were changed. */
function invalidateItems(answer: unknown, cache: Cache): void {
  const { collection } = (answer ?? {}) as { collection?: { id: string } }
  if (collection === undefined) return
  const entity = { __typename: 'Collection', id: collection.id }
  for (const { fieldName, arguments: args } of cache.inspectFields(entity))
    if (itemFields.includes(fieldName)) cache.invalidate(entity, fieldName, args ?? undefined)
}

const itemChanges = ['addToCollection', 'moveInCollection', 'removeFromCollection']

/** Of each kind of work that ended: the lists that it has changed. */
const ended: Record<string, readonly List[]> = {
  Completion: ['files', 'uploads'],
  Deletion: ['files', 'trash'],
  Job: ['files'],
}

/** @returns what the cache does beside keeping what it's told, for one session. */
export function createUpdates(lateReads: LateReads): Updates {
  const newcomers = new WorkNewcomers(lateReads)
  return {
    Mutation: {
      ...Object.fromEntries(
        Object.entries(changed).map(([mutation, names]) => [
          mutation,
          (_, __, cache) => invalidateLists(cache, names, lateReads),
        ]),
      ),
      ...Object.fromEntries(
        itemChanges.map((mutation) => [
          mutation,
          (result, __, cache) => invalidateItems(result[mutation], cache),
        ]),
      ),
    },
    Subscription: {
      workUpdated: (result, _, cache) => {
        // As the shell's subscription asks for it.
        const work = result['workUpdated'] as WorkTold
        if (work.finishedAt !== null) invalidateLists(cache, ended[work.__typename] ?? [], lateReads)
        newcomers.told(work, cache)
      },
    },
  }
}
