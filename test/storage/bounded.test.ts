import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { bounded } from '../../src/lib/bounded.ts'

const items = Array.from({ length: 50 }, (_, index) => index)

it('runs every item once and never more at a time than the limit', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await bounded({
    items,
    limit: 7,
    async run(item) {
      most = Math.max(most, ++running)
      await turn()
      running--
      done.push(item)
    },
  })
  expect(done.toSorted((one, other) => one - other)).toEqual(items)
  expect(most).toBe(7)
})

it('begins nothing after an error, and throws it when all that began has ended', async () => {
  const error = new Error('the third')
  let begun = 0
  let ended = 0
  const running = bounded({
    items,
    limit: 5,
    async run(item) {
      begun++
      await turn()
      if (item === 2) throw error
      await turn()
      ended++
    },
  })
  await expect(running).rejects.toBe(error)
  expect(begun).toBeLessThan(10)
  expect(ended).toBe(begun - 1)
})

it('is done at once where there is nothing to do', async () => {
  await expect(bounded({ items: [], limit: 3, run: async () => {} })).resolves.toBeUndefined()
})
