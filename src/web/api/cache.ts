import type { Cache, CacheExchangeOpts } from '@urql/exchange-graphcache'

/** Lists of the account that something new belongs to. They are read again when something is made or goes. */
const lists = ['collections', 'exports', 'files', 'jobs', 'replays', 'syncRuns', 'trash', 'uploads'] as const
type List = (typeof lists)[number]

type Updates = NonNullable<CacheExchangeOpts['updates']>

/** Which lists each mutation changes; what it answers is in the cache by its id already. */
const changed: Record<string, readonly List[]> = {
  cancelUpload: ['uploads'],
  createCollection: ['collections'],
  createExport: ['exports'],
  deleteCollection: ['collections'],
  deleteFile: ['files', 'trash'],
  deleteFiles: ['files', 'trash'],
  extractArchive: ['jobs'],
  requestReplay: ['replays', 'syncRuns'],
  restoreFile: ['files', 'trash'],
  retryExport: ['exports'],
  retryJob: ['jobs'],
  startSyncRun: ['syncRuns'],
}

/** Has lists that are shown read again. */
export function invalidateLists(cache: Cache, names: readonly string[]): void {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query'))
    if (names.includes(fieldName)) cache.invalidate('Query', fieldName, args ?? undefined)
}

/** Of each kind of work that ended: the lists that it has changed. */
const ended: Record<string, readonly List[]> = {
  Completion: ['files', 'uploads'],
  Deletion: ['files', 'trash'],
  Job: ['files'],
}

export const updates: Updates = {
  Mutation: Object.fromEntries(
    Object.entries(changed).map(([mutation, names]) => [
      mutation,
      (_, __, cache) => invalidateLists(cache, names),
    ]),
  ),
  Subscription: {
    workUpdated: (result, _, cache) => {
      // As the shell's subscription asks for it.
      const { __typename, finishedAt } = result['workUpdated'] as {
        __typename: string
        finishedAt: string | null
      }
      if (finishedAt !== null) invalidateLists(cache, ended[__typename] ?? [])
    },
  },
}
