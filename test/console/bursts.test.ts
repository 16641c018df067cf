import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Bursts } from '../../src/web/api/bursts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What was delivered, each with the time that had gone by since the start. */
function createDeliveries() {
  const bursts = new Bursts()
  const start = Date.now()
  const delivered: [name: string, millis: number][] = []
  return {
    delivered,
    add: (name: string) => bursts.add(() => void delivered.push([name, Date.now() - start])),
  }
}

it('shows the first news at once, and what comes soon after it together', () => {
  const { delivered, add } = createDeliveries()
  for (const name of ['a', 'b', 'c']) add(name)
  expect(delivered).toEqual([['a', 0]])
  vi.advanceTimersByTime(1_000)
  expect(delivered.slice(1)).toEqual([
    ['b', 200],
    ['c', 200],
  ])
  add('d')
  expect(delivered.at(-1)).toEqual(['d', 1_000])
})

it('shows news twice a second for as long as there is more than anyone reads', () => {
  const { delivered, add } = createDeliveries()
  const times = () => [...new Set(delivered.map(([, millis]) => millis))]
  const tell = (count: number) => {
    for (let n = 0; n < count; n++) {
      add('a')
      vi.advanceTimersByTime(10)
    }
  }
  tell(100)
  vi.advanceTimersByTime(200)
  expect(times()).toEqual([0, 200, 700, 1_200])
  expect(delivered).toHaveLength(100)
  vi.advanceTimersByTime(1_000)
  add('b')
  add('c')
  vi.advanceTimersByTime(200)
  expect(times().slice(-2)).toEqual([2_200, 2_400])
})
