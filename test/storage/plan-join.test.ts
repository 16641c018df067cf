import { describe, expect, it } from 'vitest'
import { planJoin } from '../../src/storage/s3/plan-join.ts'

const MiB = 1024 ** 2

/** Pieces of these sizes in MiB, one after the other. */
function segmentsOf(sizes: readonly number[]) {
  let start = 0
  return sizes.map((size, index) => {
    const segment = { name: String.fromCharCode(97 + index), start, size: size * MiB }
    start += segment.size
    return segment
  })
}

/** Each part in short: `c` copied or `s` sent, and its stretches in MiB. */
function inShort(sizes: readonly number[]): string[] {
  return planJoin(segmentsOf(sizes)).map((part) => {
    const stretches = 'copied' in part ? [part.copied] : part.sent
    const words = stretches.map(({ name, start, end }) => `${name}${start / MiB}-${end / MiB}`)
    return `${'copied' in part ? 'c' : 's'} ${words.join(' ')}`
  })
}

describe('the parts of an object that is joined of pieces', () => {
  it.each([
    { sizes: [64, 64, 7], parts: ['c a0-64', 'c b0-64', 'c c0-7'] },
    { sizes: [64, 2], parts: ['c a0-64', 's b0-2'] },
    { sizes: [2, 64], parts: ['s a0-2 b0-3', 'c b3-64'] },
    { sizes: [2, 4, 64], parts: ['s a0-2 b0-3', 's b3-4 c0-4', 'c c4-64'] },
    { sizes: [2, 7, 5], parts: ['s a0-2 b0-3', 's b3-7 c0-1', 's c1-5'] },
    { sizes: [1, 1, 1], parts: ['s a0-1 b0-1 c0-1'] },
    { sizes: [], parts: [] },
  ])('are those of $sizes MiB', ({ sizes, parts }) => {
    expect(inShort(sizes)).toEqual(parts)
  })

  it('are of 5 MiB at least but for the last, and all bytes in order', () => {
    for (let round = 0; round < 200; round++) {
      const sizes = Array.from(
        { length: 1 + (round % 9) },
        (_, index) => ((round * 7 + index * 13) % 130) / 8,
      )
      const plan = planJoin(segmentsOf(sizes))
      const stretches = plan.map((part) => ('copied' in part ? [part.copied] : part.sent))
      const lengths = stretches.map((some) => some.reduce((sum, { start, end }) => sum + end - start, 0))
      expect(lengths.slice(0, -1).every((length) => length >= 5 * MiB)).toBe(true)
      const places = new Map(segmentsOf(sizes).map(({ name, start }) => [name, start]))
      let at = 0
      for (const { name, start, end } of stretches.flat()) {
        expect((places.get(name) ?? 0) + start).toBe(at)
        at += end - start
      }
      expect(at).toBe(sizes.reduce((sum, size) => sum + size * MiB, 0))
    }
  })
})
