import { Counter, Histogram, type Registry } from '@prometheus-io/client'

export type StoreMetrics = {
  /** In seconds: until the call settled, or a stream could be read. Its count is that of the calls. */
  durations: Histogram<'operation'>
  errors: Counter<'operation' | 'reason'>
  read: Counter
  written: Counter
}

export function createStoreMetrics(registry: Registry): StoreMetrics {
  const registers = [registry]
  return {
    durations: new Histogram({
      name: 'stevedore_store_operation_duration_seconds',
      help: 'How long calls of the object store took, whatever came of them; reading: until the first bytes could come.',
      labelNames: ['operation'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
      registers,
    }),
    errors: new Counter({
      name: 'stevedore_store_errors_total',
      help: 'Calls of the object store that failed, by reason. What is aborted or fails at its source is none.',
      labelNames: ['operation', 'reason'],
      registers,
    }),
    read: new Counter({
      name: 'stevedore_store_read_bytes_total',
      help: 'Bytes that came out of the object store.',
      registers,
    }),
    written: new Counter({
      name: 'stevedore_store_written_bytes_total',
      help: 'Bytes that went into the object store, whether or not they stayed there.',
      registers,
    }),
  }
}
