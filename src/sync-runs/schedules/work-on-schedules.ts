import { createContext, type Services } from '../../context.ts'
import { defineScheduledQueue } from '../../queue/define-queue.ts'
import { startDueRuns } from './start-due-runs.ts'

/** Which schedules are due, their rows say: this is how late a run begins at most. */
export const startDueRunsQueue = defineScheduledQueue('start-due-sync-runs', '* * * * *')

/** Starts scheduled runs in this process when it's time, in turn with the other workers. */
export async function workOnSchedules(services: Services): Promise<void> {
  await services.queue.work(startDueRunsQueue, {
    concurrency: 1,
    handler: async (_, signal) => {
      const started = await startDueRuns(createContext(services), { signal })
      if (started > 0) services.log.info({ started }, 'started scheduled sync runs')
    },
  })
}
