import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createLog } from '../../src/log.ts'
import { openFileSystemStore } from '../../src/storage/file-system-store.ts'
import { seedRandom } from '../support/seeded-random.ts'
import { FaultyStore } from './faulty-store.ts'
import type { StoreMode, WorkerNews } from './store-mode.ts'

/*
 * A worker as src/main.ts makes one, over a store whose faults come from the process that started it. Its only argument
 * is the seed of their chances.
 */

/** As in src/main.ts: what hasn't stopped by now won't. */
const stopWithinMillis = 9_500

const tell = (news: WorkerNews) => process.send?.(news)

const stopAsked = Promise.withResolvers<void>()
process.once('SIGTERM', () => {
  setTimeout(() => process.exit(1), stopWithinMillis).unref()
  stopAsked.resolve()
})
// Nobody is left who would stop this process.
process.once('disconnect', () => process.exit(1))

/** The primary one, and the replicas that were opened so far: what ails one ails all. */
const stores: FaultyStore[] = []
const config = readConfig()
await using app = await startApp(config, createLog(config.logLevel), {
  openStore: async (options) => {
    const store = new FaultyStore(
      await openFileSystemStore(options),
      seedRandom(process.argv[2] ?? '', stores.length),
    )
    stores.push(store)
    return store
  },
})
process.on('message', (mode: StoreMode) => {
  for (const store of stores) store.setMode(mode)
  tell({ troubles: stores.reduce((sum, { troubles }) => sum + troubles, 0) })
})
tell({ isReady: true })
await stopAsked.promise
await app[Symbol.asyncDispose]()
process.exit(0)
