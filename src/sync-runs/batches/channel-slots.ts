import type { Channel } from '../../storage/channel.ts'

/** More batches at once would help nobody, and fewer leave room for several processes. */
const mostSlots = 4

/**
 * How a channel's pace is shared out. A batch takes one of its slots, whichever process works on it, so that all
 * processes together keep to the pace.
 */
export type Share = {
  /** Batches that are worked on at once. */
  slots: number
  /** Of each batch: objects at once. */
  concurrency: number
  /** Of each batch; null: as fast as it goes. */
  bytesPerSecond: number | null
}

export function shareOf({ concurrency, bytesPerSecond }: Channel): Share {
  const slots = Math.min(mostSlots, concurrency)
  return {
    slots,
    concurrency: Math.floor(concurrency / slots),
    bytesPerSecond: bytesPerSecond === null ? null : Math.max(1, Math.floor(bytesPerSecond / slots)),
  }
}
