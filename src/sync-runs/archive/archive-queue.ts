import { defineQueue } from '../../queue/define-queue.ts'

/** An entry says that there may be a run to archive. Which one is claimed, the index decides. */
export const archiveRunsQueue = defineQueue<Record<string, never>>('archive-sync-runs')
