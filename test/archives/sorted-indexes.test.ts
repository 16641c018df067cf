import { describe, expect, test } from 'vitest'
import { sortedIndexes } from '../../src/archives/zip/sorted-indexes.ts'

/** The same every time. */
function* numbers(below: number): Generator<number> {
  for (let state = 1; ; state = (state * 48_271) % 2_147_483_647) {
    yield Math.floor((state / 2_147_483_647) * below)
  }
}

function take(count: number, below: number): Float64Array {
  const some = numbers(below)
  return Float64Array.from({ length: count }, (_, at) =>
    at % 10 === 3 ? Infinity : (some.next().value ?? 0),
  )
}

describe('the indexes in the order of their values', () => {
  test.each([
    [0, 1],
    [1, 10],
    [5, 2 ** 53],
    [100, 50],
    [255, 2 ** 53],
    [256, 2 ** 53],
    [65_535, 2 ** 48 - 1],
    [65_536, 2 ** 47 - 1],
    [65_536, 2 ** 53],
    [200_000, 2 ** 40],
  ])('are right for %i values below %i', (count, below) => {
    const values = take(count, below)
    const order = sortedIndexes(values)
    expect(new Set(order).size).toBe(count)
    const sorted = Array.from(order, (index) => values[index])
    expect(sorted).toEqual([...values].sort((a, b) => (a < b ? -1 : Number(a > b))))
  })

  test('are right for the largest values', () => {
    const largest = Number.MAX_SAFE_INTEGER
    for (const value of [largest, 2 ** 44, 2 ** 44 - 1, 2 ** 32, 2 ** 32 - 1]) {
      expect([...sortedIndexes(Float64Array.of(Infinity, value, 0, value - 1))]).toEqual([2, 3, 1, 0])
    }
  })

  test('come for a million values without holding up others for long', () => {
    const values = take(1_000_000, 2 ** 40)
    const started = process.threadCpuUsage()
    sortedIndexes(values)
    const { user, system } = process.threadCpuUsage(started)
    expect((user + system) / 1000).toBeLessThan(700)
  })
})
