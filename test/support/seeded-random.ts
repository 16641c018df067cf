import { createCipheriv, createHash } from 'node:crypto'

/** Chances that follow from a seed alone, the same in every run. */
export type Random = {
  /** From 0 to 1, without 1. */
  share(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
  bytes(size: number): Buffer
}

/** @param seed Its parts: those who draw at unforeseeable times each get a stream of their own. */
export function seedRandom(...seed: readonly (string | number)[]): Random {
  const digest = createHash('sha256').update(JSON.stringify(seed)).digest()
  // A counter under a cipher gives as many even bytes as are wanted, and fast.
  const stream = createCipheriv('aes-128-ctr', digest.subarray(0, 16), digest.subarray(16))
  const bytes = (size: number) => stream.update(Buffer.alloc(size))
  const share = () => bytes(6).readUIntBE(0, 6) / 2 ** 48
  const whole = (least: number, most: number) => least + Math.floor(share() * (most - least + 1))
  return {
    share,
    whole,
    bytes,
    chance: (likely) => share() < likely,
    pick: (items) => {
      const picked = items[whole(0, items.length - 1)]
      if (picked === undefined) throw new Error('there is nothing to pick from')
      return picked
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: share() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}
