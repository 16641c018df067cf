import { collectDefaultMetrics, Registry } from '@prometheus-io/client'
import { createDatabaseMetrics, type DatabaseMetrics } from './database-metrics.ts'
import { createGraphqlMetrics, type GraphqlMetrics } from './graphql-metrics.ts'
import { createHttpMetrics, type HttpMetrics } from './http-metrics.ts'
import { createLiveMetrics, type LiveMetrics } from './live-metrics.ts'
import { createQueueMetrics, type QueueMetrics } from './queue-metrics.ts'
import { createStoreMetrics, type StoreMetrics } from './store-metrics.ts'
import { createTransferMetrics, type TransferMetrics } from './transfer-metrics.ts'
import { createWorkMetrics, type WorkMetrics } from './work-metrics.ts'

/** What this process counts of itself. Each room is given its own part and knows no other. */
export type Metrics = {
  database: DatabaseMetrics
  graphql: GraphqlMetrics
  http: HttpMetrics
  live: LiveMetrics
  queue: QueueMetrics
  store: StoreMetrics
  transfers: TransferMetrics
  work: WorkMetrics
  /** All of it in Prometheus' text format. */
  print(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  let isWatched = false
  return {
    database: createDatabaseMetrics(registry),
    graphql: createGraphqlMetrics(registry),
    http: createHttpMetrics(registry),
    live: createLiveMetrics(registry),
    queue: createQueueMetrics(registry),
    store: createStoreMetrics(registry),
    transfers: createTransferMetrics(registry),
    work: createWorkMetrics(registry),
    print: async () => {
      // From the first time that someone asks: watching the process costs a hundredth of a core.
      if (!isWatched) collectDefaultMetrics({ register: registry })
      isWatched = true
      return await registry.metrics()
    },
  }
}
