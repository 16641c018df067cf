import { expect, test } from 'vitest'
import { Batches } from '../../src/lib/batches.ts'

test('what is asked for at about the same time is done in batches of limited size', async () => {
  const seen: number[][] = []
  let running = 0
  let mostRunning = 0
  const batches = new Batches<number, string>({
    limit: { items: 3, weight: 100 },
    weigh: (item) => item,
    atOnce: 2,
    run: async (items) => {
      mostRunning = Math.max(mostRunning, ++running)
      seen.push([...items])
      await new Promise((resolve) => setImmediate(resolve))
      running--
      return items.map(String)
    },
  })
  const items = [1, 2, 3, 4, 300, 60, 41, 59, 5]
  expect(await Promise.all(items.map((item) => batches.ask(item)))).toEqual(items.map(String))
  expect(seen).toEqual([[1, 2, 3], [4], [300], [60], [41, 59], [5]])
  expect(mostRunning).toBe(2)
})

test('an error is of all of a batch, and not of the next', async () => {
  const batches = new Batches<number, number>({
    limit: { items: 2, weight: 100 },
    weigh: () => 1,
    atOnce: 1,
    run: async (items) => {
      if (items.includes(1)) throw new Error('no')
      return items
    },
  })
  const results = await Promise.allSettled([1, 2, 3].map((item) => batches.ask(item)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await batches.ask(4)).toBe(4)
})
