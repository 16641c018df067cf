import { Counter, type Registry } from '@prometheus-io/client'

export type QueueMetrics = { errors: Counter }

export function createQueueMetrics(registry: Registry): QueueMetrics {
  return {
    errors: new Counter({
      name: 'stevedore_queue_errors_total',
      help: 'Times when the queue could not do its part, such as to fetch, in this process.',
      registers: [registry],
    }),
  }
}
