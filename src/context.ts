import type { LimitFunction } from 'p-limit'
import type { Caller } from './accounts/caller.ts'
import type { Config } from './config.ts'
import type { EntityManager, Orm } from './database/orm.ts'
import { inOneTransaction, type Tx } from './database/transaction.ts'
import type { JointRuns } from './lib/joint-runs.ts'
import type { RunningHashes } from './lib/running-hashes.ts'
import type { SharedRun } from './lib/shared-run.ts'
import type { Turns } from './lib/turns.ts'
import type { Live } from './live/live.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Queue } from './queue/queue.ts'
import type { Channels } from './storage/channel.ts'
import type { ObjectStore } from './storage/object-store.ts'

/** What lives as long as the process; made in app.ts. */
export type Services = {
  config: Config
  /** Of a request or a piece of work, one that says which in each of its lines. */
  log: Logger
  metrics: Metrics
  orm: Orm
  store: ObjectStore
  /** The stores of sync runs by their names, that one among them. */
  channels: Channels
  queue: Queue
  live: Live
  /** The key that signs links, shared by all processes on one database. */
  signingKey: string
  /** The archives that this process is indexing, by the ids of their files. */
  indexing: Map<string, SharedRun<void>>
  /** What this process has hashed of uploads that come in pieces. */
  uploadHashes: RunningHashes
  /** Does together what many requests ask for at once. */
  jointRuns: JointRuns
  /** Lets in as many at once as may search archives; the others wait without a connection. */
  searching: LimitFunction
  /** Whose turn it is to change what only one at a time can; the others wait without a connection. */
  turns: Turns
}

/** What an operation of the system itself gets, such as a job: the services and an entity manager of its own. */
export type Context = Services & { em: EntityManager }

/** What an operation on behalf of someone gets. */
export type CallerContext = Context & { caller: Caller }

/** A context with an empty identity map, so that nothing stale is read from it. */
export function createContext(services: Services): Context {
  return { ...services, em: services.orm.em.fork() }
}

/** Runs `run` in one transaction. Inside it: no network and no object store. */
export async function transaction<T>(ctx: Context, run: (tx: Tx) => Promise<T>): Promise<T> {
  return await inOneTransaction(ctx.em, run)
}
