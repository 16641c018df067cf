import { Histogram, type Registry } from '@prometheus-io/client'

export type WorkMetrics = {
  /** In seconds; what came of each attempt. */
  attempts: Histogram<'kind' | 'outcome'>
}

export function createWorkMetrics(registry: Registry): WorkMetrics {
  return {
    attempts: new Histogram({
      name: 'stevedore_work_attempt_duration_seconds',
      help: 'How long this process was at pieces of work, by kind and by how the attempt came out.',
      labelNames: ['kind', 'outcome'],
      buckets: [0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600, 14_400],
      registers: [registry],
    }),
  }
}
