import { Counter, Gauge, type Registry } from '@prometheus-io/client'

export type LiveMetrics = {
  /** 1 while notices arrive. */
  listening: Gauge
  lost: Counter
}

export function createLiveMetrics(registry: Registry): LiveMetrics {
  const registers = [registry]
  return {
    listening: new Gauge({
      name: 'stevedore_live_listening',
      help: '1 while the process hears what changes in the database.',
      registers,
    }),
    lost: new Counter({
      name: 'stevedore_live_connections_lost_total',
      help: 'How often the connection for live updates was lost, to be made anew.',
      registers,
    }),
  }
}
