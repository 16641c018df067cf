import { createContext, type Services } from '../context.ts'
import { defineScheduledQueue } from '../queue/define-queue.ts'
import { collectGarbage } from './collect-garbage.ts'

/** Not on the hour, when everyone else's schedules run. */
export const collectGarbageQueue = defineScheduledQueue('collect-garbage', '23 * * * *')

/** Collects garbage in this process when it's time, in turn with the other workers. */
export async function workOnGarbage(services: Services): Promise<void> {
  await services.queue.work(collectGarbageQueue, {
    concurrency: 1,
    handler: async (_, signal) => {
      const request = { startedBy: 'SCHEDULE', dryRun: false, force: false } as const
      const collection = await collectGarbage(createContext(services), { ...request, signal })
      if (collection === null) services.log.info('another process collects garbage')
      else services.log.info({ collection }, 'collected garbage')
    },
  })
}
