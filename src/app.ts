import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { ensureAccount } from './accounts/ensure-account.ts'
import type { Config } from './config.ts'
import { createContext, type Services } from './context.ts'
import { ensureSecret } from './database/ensure-secret.ts'
import { migrate } from './database/migrate.ts'
import { type Database, openDatabase } from './database/open-database.ts'
import { connectOrm, type Orm } from './database/orm.ts'
import { deletion } from './deletions/run-deletion.ts'
import { entities } from './entities.ts'
import { ExportSweeper } from './exports/export-sweeper.ts'
import { exporting } from './exports/run-export.ts'
import { completion } from './files/direct/run-completion.ts'
import { workOnGarbage } from './garbage/schedule.ts'
import { type OperationsServer, startOperationsServer } from './http/operations/operations-server.ts'
import { type Server, startServer } from './http/server.ts'
import { extraction } from './jobs/run-job.ts'
import { JointRuns } from './lib/joint-runs.ts'
import { RunningHashes } from './lib/running-hashes.ts'
import { Turns } from './lib/turns.ts'
import { Live } from './live/live.ts'
import type { Logger } from './log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { Queue } from './queue/queue.ts'
import { queues } from './queues.ts'
import { replaying } from './replays/steps/run-replay.ts'
import { openChannels } from './storage/channel.ts'
import { measuredStore } from './storage/measured-store.ts'
import { openStore as openConfiguredStore } from './storage/open-store.ts'
import { Archiver } from './sync-runs/archive/archiver.ts'
import { channelQueues } from './sync-runs/batches/channel-queue.ts'
import { ChannelWorker } from './sync-runs/batches/channel-worker.ts'
import { syncing } from './sync-runs/leader/run-sync.ts'
import { workOnSchedules } from './sync-runs/schedules/work-on-schedules.ts'
import { Worker } from './work/worker.ts'

/** A running Stevedore; disposing stops it in order, from the door to the database. */
export type App = AsyncDisposable & {
  services: Services
  /** null where the process has not the role of an API. */
  server: Server | null
  /** null where no port is set for it. */
  operations: OperationsServer | null
}

/**
 * A connection that is being opened while the pool closes is never given back, and the pool would wait for it for ever.
 */
const closeMillis = 2_000

/** Each may take seconds, and whatever else is asked for must get a connection meanwhile. */
const searchesAtOnce = 3

/**
 * Builds what the configuration asks for and starts its roles.
 * @param options.openStore Opens the object store; by default the one that is configured.
 * @throws OperatorError
 */
export async function startApp(
  config: Config,
  log: Logger,
  { openStore = openConfiguredStore }: { openStore?: typeof openConfiguredStore } = {},
): Promise<App> {
  await using stack = new AsyncDisposableStack()
  const database: Database = stack.use(await openDatabase(config, log))
  const { url } = database
  const metrics = createMetrics()
  const { watchPool: onPoolCreated } = metrics.database
  const orm = await connectOrm({ url, poolSize: config.databasePoolSize, entities, onPoolCreated })
  stack.defer(() => closeWithin(orm, closeMillis))
  await migrate(orm)
  const directory = join(config.dataDirectory, 'objects')
  const opened = stack.use(await openStore({ directory, s3: config.s3 }))
  const store = measuredStore(opened, metrics.store)
  const channels = stack.use(openChannels(config, { primary: store, openStore, metrics: metrics.store }))
  const works = config.roles.includes('worker')
  const queue = stack.use(
    await Queue.start({
      url,
      queues: [...queues, ...channelQueues(channels)],
      works,
      log,
      metrics: metrics.queue,
    }),
  )
  const live = stack.use(await Live.start({ url, log, metrics: metrics.live }))
  const signingKey = await ensureSecret(orm.em.fork(), 'signing-key')
  const shared = {
    indexing: new Map(),
    uploadHashes: new RunningHashes(),
    jointRuns: new JointRuns(),
    searching: pLimit(searchesAtOnce),
    turns: new Turns(),
  }
  const services: Services = {
    config,
    log,
    metrics,
    orm,
    store,
    channels,
    queue,
    live,
    signingKey,
    ...shared,
  }
  await ensureAccount(createContext(services))
  // Answers as long as there is something to see, also of how the rest stops.
  const { operations: address } = config
  const draining = new AbortController()
  const operations =
    address === null
      ? null
      : stack.use(await startOperationsServer(services, { ...address, draining: draining.signal }))
  if (works) await workOnGarbage(services)
  if (works)
    stack.use(
      await Worker.start(services, {
        COMPLETION: completion,
        DELETION: deletion,
        EXPORT: exporting,
        JOB: extraction,
        REPLAY: replaying,
        SYNC_RUN: syncing,
      }),
    )
  if (works) stack.use(await ChannelWorker.start(services))
  if (works) await workOnSchedules(services)
  if (works) stack.use(await Archiver.start(services))
  stack.use(new ExportSweeper(services))
  const server = config.roles.includes('api') ? stack.use(await startServer(services, { draining })) : null
  const running = stack.move()
  return { services, server, operations, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

async function closeWithin(orm: Orm, millis: number): Promise<void> {
  await Promise.race([orm.close(), sleep(millis, undefined, { ref: false })])
}
