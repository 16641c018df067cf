import { createContext, type Services } from '../context.ts'
import { defineScheduledQueue } from '../queue/define-queue.ts'
import { purgeWork } from './purge-work.ts'

/** Not on the hour, when everyone else's schedules run. */
export const purgeFinishedWork = defineScheduledQueue('purge-finished-work', '23 * * * *')

/** Does in this process what has to be done to work from time to time, in turn with the other workers. */
export async function keepHouse(services: Services): Promise<void> {
  await services.queue.work(purgeFinishedWork, {
    concurrency: 1,
    handler: async (_, signal) => {
      const purged = await purgeWork(createContext(services), { signal })
      if (purged > 0) services.log.info({ purged }, 'purged finished work')
    },
  })
}
