import { createContext, type Services } from '../context.ts'
import { absentChannel, type Channel } from '../storage/channel.ts'
import { Stop } from '../work/stop.ts'
import { channelQueue } from './channel-queue.ts'
import { shareOf } from './channel-slots.ts'
import { claimBatch } from './claim-batch.ts'
import { listOpenChannels } from './list-open-channels.ts'
import { runBatch } from './run-batch.ts'

/** A batch whose queue entry was lost, or that a worker has left behind, is found this late. */
const lookEveryMillis = 5_000

/**
 * Works on the batches of all channels in this process, each at its own pace; those of a channel that isn't configured any
 * more wait as for a store that is away, and are given up as late. Disposing puts back what is worked on.
 */
export class ChannelWorker implements AsyncDisposable {
  readonly #services: Services
  readonly #shutdown = new AbortController()
  readonly #drains = new Map<Channel, Set<Promise<void>>>()
  #looking: NodeJS.Timeout | null = null

  private constructor(services: Services) {
    this.#services = services
  }

  static async start(services: Services): Promise<ChannelWorker> {
    const worker = new ChannelWorker(services)
    for (const channel of services.channels.values()) {
      worker.#drains.set(channel, new Set())
      const handler = () => worker.#drain(channel)
      await services.queue.work(channelQueue(channel.name), { concurrency: shareOf(channel).slots, handler })
    }
    worker.#looking = setInterval(() => void worker.#look(), lookEveryMillis)
    return worker
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#shutdown.abort(new Stop('SHUTDOWN'))
    clearInterval(this.#looking ?? undefined)
    await Promise.all([...this.#drains.values()].flatMap((drains) => [...drains]))
  }

  /** Works on a channel's batches until none is left. */
  async #drain(channel: Channel): Promise<void> {
    const drains = this.#drains.get(channel)
    const drain = this.#runAll(channel)
    drains?.add(drain)
    await drain.finally(() => drains?.delete(drain))
  }

  async #runAll(channel: Channel): Promise<void> {
    try {
      while (!this.#shutdown.signal.aborted) {
        const ctx = createContext(this.#services)
        const batch = await claimBatch(ctx, channel)
        if (batch === null) return
        await runBatch(ctx, { batch, channel, shutdown: this.#shutdown.signal })
      }
    } catch (error) {
      this.#services.log.warn({ err: error, channel: channel.name }, 'could not work on a channel')
    }
  }

  async #look(): Promise<void> {
    await this.#findAbsent()
    for (const [channel, drains] of this.#drains) {
      if (drains.size < shareOf(channel).slots) void this.#drain(channel)
    }
  }

  async #findAbsent(): Promise<void> {
    try {
      const open = await listOpenChannels(createContext(this.#services).em)
      const known = new Set([...this.#drains.keys()].map(({ name }) => name))
      for (const name of open) if (!known.has(name)) this.#drains.set(absentChannel(name), new Set())
    } catch (error) {
      if (this.#shutdown.signal.aborted) return
      this.#services.log.warn({ err: error }, 'could not look for channels')
    }
  }
}
