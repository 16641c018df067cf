import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client'

/** An operation by its root field: the schema bounds those, while names are the caller's and endless. */
export type GraphqlMetrics = {
  operations: Counter<'type' | 'field' | 'outcome'>
  /** In seconds; of queries and mutations. */
  durations: Histogram<'type' | 'field'>
  subscriptions: Gauge
}

export function createGraphqlMetrics(registry: Registry): GraphqlMetrics {
  const registers = [registry]
  return {
    operations: new Counter({
      name: 'stevedore_graphql_operations_total',
      help: 'GraphQL operations by type, root field and outcome: ok, error (the caller is told why), fault (masked).',
      labelNames: ['type', 'field', 'outcome'],
      registers,
    }),
    durations: new Histogram({
      name: 'stevedore_graphql_operation_duration_seconds',
      help: 'How long queries and mutations took to execute.',
      labelNames: ['type', 'field'],
      registers,
    }),
    subscriptions: new Gauge({
      name: 'stevedore_graphql_subscriptions',
      help: 'Subscriptions that are open, over sockets and event streams.',
      registers,
    }),
  }
}
