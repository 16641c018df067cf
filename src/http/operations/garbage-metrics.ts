import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import type { GarbageMetrics } from '../../garbage/read-garbage-metrics.ts'

/** What garbage collection does, in all processes together. @returns how to set it to what was read. */
export function createGarbageMetrics(registry: Registry): (metrics: GarbageMetrics) => void {
  const registers = [registry]
  const items = new Counter({
    name: 'stevedore_garbage_items_total',
    help: 'Things that garbage collection removed or ended.',
    labelNames: ['pass'],
    registers,
  })
  const bytes = new Counter({
    name: 'stevedore_garbage_bytes_total',
    help: 'Bytes of the objects that garbage collection removed.',
    labelNames: ['pass'],
    registers,
  })
  const endedAt = new Gauge({
    name: 'stevedore_garbage_last_end_timestamp_seconds',
    help: 'When the last garbage collection ended.',
    registers,
  })
  const outcome = new Gauge({
    name: 'stevedore_garbage_last_outcome',
    help: '1 for the state in which the last garbage collection ended.',
    labelNames: ['state'],
    registers,
  })
  return ({ totals, last }) => {
    // The totals are in the database: whoever is asked has the same.
    items.reset()
    bytes.reset()
    for (const total of totals) {
      items.inc({ pass: total.pass }, total.items)
      bytes.inc({ pass: total.pass }, total.bytes)
    }
    endedAt.set(last === null ? 0 : last.endedAt)
    outcome.reset()
    if (last !== null) outcome.set({ state: last.state }, 1)
  }
}
