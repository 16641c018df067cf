import { expect, it } from 'vitest'
import { ByteRate } from '../../src/sync-runs/tasks/byte-rate.ts'

const signal = new AbortController().signal

it('lets bytes through once those before them are paid for, and says meanwhile that nobody is stuck', async () => {
  const rate = new ByteRate(1_000)
  let stirs = 0
  const stir = () => stirs++
  const startAt = performance.now()
  await Promise.all([100, 100, 100, 10_000].map((bytes) => rate.take(bytes, { signal, stir })))
  expect(performance.now() - startAt).toBeGreaterThanOrEqual(300)
  expect(stirs).toBeGreaterThanOrEqual(3)
})

it('ends the wait with the reason of an abort', async () => {
  const rate = new ByteRate(1)
  const controller = new AbortController()
  await rate.take(1_000, { signal, stir: () => {} })
  const waiting = rate.take(1, { signal: controller.signal, stir: () => {} })
  const reason = new Error('enough')
  controller.abort(reason)
  await expect(waiting).rejects.toBe(reason)
})

it('lets everything through where there is no limit', async () => {
  const rate = new ByteRate(null)
  for (let take = 0; take < 3; take++) await rate.take(Number.MAX_SAFE_INTEGER, { signal, stir: () => {} })
  expect(rate.isLimited).toBe(false)
})
