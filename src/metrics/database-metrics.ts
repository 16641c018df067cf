import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import type { Pool } from 'pg'

export type DatabaseMetrics = {
  /** 1 or 0: whether it answered when it was asked last. */
  up: Gauge
  /** Requests and attempts at work that found something away. */
  outages: Counter<'code'>
  /** Follows the pool that serves this process's statements. */
  watchPool(pool: Pool): void
}

export function createDatabaseMetrics(registry: Registry): DatabaseMetrics {
  const registers = [registry]
  let watched: Pool | null = null
  const broken = new Counter({
    name: 'stevedore_database_connection_errors_total',
    help: 'Connections to the database that broke, of the pool for statements.',
    registers,
  })
  new Gauge({
    name: 'stevedore_database_connections',
    help: 'Connections to the database that are open, of the pool for statements.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, watched?.idleCount ?? 0)
      this.set({ state: 'used' }, watched === null ? 0 : watched.totalCount - watched.idleCount)
    },
  })
  new Gauge({
    name: 'stevedore_database_connections_max',
    help: 'Connections that the pool for statements may open.',
    registers,
    collect() {
      this.set(watched?.options.max ?? 0)
    },
  })
  new Gauge({
    name: 'stevedore_database_waiting',
    help: 'Statements that wait for a connection of the pool.',
    registers,
    collect() {
      this.set(watched?.waitingCount ?? 0)
    },
  })
  return {
    up: new Gauge({
      name: 'stevedore_database_up',
      help: '1 where the database answered for this scrape; where it is 0, what all processes share is left out.',
      registers,
    }),
    outages: new Counter({
      name: 'stevedore_outages_total',
      help: 'Requests that were turned away because the database or the object store was away.',
      labelNames: ['code'],
      registers,
    }),
    watchPool: (pool) => {
      watched = pool
      pool.on('connect', (client) => client.on('error', () => broken.inc()))
    },
  }
}
