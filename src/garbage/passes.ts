import { endExpiredUploads, purgeUploads } from './clear-uploads.ts'
import type { Pass, PassName } from './pass.ts'
import { purgeDeletedCollections } from './purge-deleted-collections.ts'
import { purgeFiles } from './purge-files.ts'
import { purgePastItems } from './purge-past-items.ts'
import { purgeCollections, purgeEndedWork, purgeKeys } from './purge-records.ts'
import { purgeReplays } from './purge-replays.ts'
import { purgeSyncRuns } from './purge-sync-runs.ts'
import { reclaimOrphans } from './reclaim-orphans.ts'
import { reclaimParts } from './reclaim-parts.ts'
import { removeCondemned } from './remove-condemned.ts'

/** All that garbage collection does; `passNames` has the order. */
export const passes: Record<PassName, Pass> = {
  REMOVE_CONDEMNED: removeCondemned,
  PURGE_FILES: purgeFiles,
  RECLAIM_ORPHANS: reclaimOrphans,
  EXPIRE_UPLOADS: endExpiredUploads,
  RECLAIM_PARTS: reclaimParts,
  PURGE_UPLOADS: purgeUploads,
  PURGE_KEYS: purgeKeys,
  PURGE_WORK: purgeEndedWork,
  PURGE_REPLAYS: purgeReplays,
  PURGE_SYNC_RUNS: purgeSyncRuns,
  PURGE_COLLECTIONS: purgeCollections,
  PURGE_DELETED_COLLECTIONS: purgeDeletedCollections,
  PURGE_PAST_ITEMS: purgePastItems,
}
