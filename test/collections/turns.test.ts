import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { NoTurnError, Turns } from '../../src/lib/turns.ts'

const patient = { atOnce: 1, patienceMillis: 60_000 }

describe('turns', () => {
  it('are had in the order in which they were asked for, so many at once, and of each key by itself', async () => {
    const turns = new Turns()
    const order: number[] = []
    const held = await Promise.all([1, 2].map(() => turns.take('a', { ...patient, atOnce: 2 })))
    const take = async (number: number) => {
      using _turn = await turns.take('a', { ...patient, atOnce: 2 })
      order.push(number)
      await setImmediate()
    }
    const later = [3, 4, 5].map(take)
    using _other = await turns.take('b', patient)
    expect(order).toEqual([])
    for (const turn of held) turn[Symbol.dispose]()
    await Promise.all(later)
    expect(order).toEqual([3, 4, 5])
  })

  it('are not waited for any longer than one may, and nobody is held up by who has left', async () => {
    const turns = new Turns()
    const held = await turns.take('a', patient)
    await expect(turns.take('a', { atOnce: 1, patienceMillis: 1 })).rejects.toThrow(NoTurnError)
    const next = turns.take('a', patient)
    held[Symbol.dispose]()
    using _turn = await next
  })
})
