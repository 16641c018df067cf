import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client'

/** A request by the pattern of its route, never its path, which is the caller's. */
export type HttpMetrics = {
  requests: Counter<'method' | 'route' | 'status'>
  /** In seconds. */
  durations: Histogram<'method' | 'route'>
  sockets: Gauge
  eventStreams: Gauge
}

export function createHttpMetrics(registry: Registry): HttpMetrics {
  const registers = [registry]
  return {
    requests: new Counter({
      name: 'stevedore_http_requests_total',
      help: 'HTTP requests by method, route and class of status; aborted: the client left before the answer.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'stevedore_http_request_duration_seconds',
      help: 'How long requests took until their answer was sent, without event streams.',
      labelNames: ['method', 'route'],
      // The bytes of large files take minutes.
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600],
      registers,
    }),
    sockets: new Gauge({ name: 'stevedore_websockets', help: 'Websockets that are open.', registers }),
    eventStreams: new Gauge({
      name: 'stevedore_event_streams',
      help: 'Event streams of GraphQL over HTTP that are open.',
      registers,
    }),
  }
}
