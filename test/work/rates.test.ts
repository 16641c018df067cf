import { describe, expect, it } from 'vitest'
import { estimateSecondsLeft } from '../../src/work/estimate-seconds-left.ts'
import { Rates } from '../../src/work/rates.ts'

describe('rates', () => {
  it('are unknown until half a second has passed', () => {
    const rates = new Rates()
    rates.count({ items: 0, bytes: 0 }, 1_000)
    rates.count({ items: 5, bytes: 50 }, 1_400)
    expect(rates.perSecond).toBeNull()
    rates.count({ items: 10, bytes: 100 }, 2_000)
    expect(rates.perSecond).toEqual({ items: 10, bytes: 100 })
  })

  it('follow the last ten seconds', () => {
    const rates = new Rates()
    for (let second = 0; second <= 30; second++) {
      const items = second <= 20 ? second * 100 : 2_000 + (second - 20)
      rates.count({ items, bytes: 0 }, second * 1_000)
    }
    expect(rates.perSecond).toEqual({ items: 1, bytes: 0 })
  })

  it('fall to nothing where nothing moves', () => {
    const rates = new Rates()
    for (let second = 0; second <= 15; second++) rates.count({ items: 7, bytes: 70 }, second * 1_000)
    expect(rates.perSecond).toEqual({ items: 0, bytes: 0 })
  })
})

describe('the time left', () => {
  const work = {
    itemsDone: 10,
    itemsTotal: 20,
    itemsPerSecond: 5,
    bytesDone: 100,
    bytesTotal: 1_000,
    bytesPerSecond: 90,
  }

  it('is that of the slower of items and bytes, rounded up', () => {
    expect(estimateSecondsLeft(work)).toBe(10)
    expect(estimateSecondsLeft({ ...work, itemsPerSecond: 0.3 })).toBe(34)
  })

  it('counts items alone where no bytes are left, as with empty files', () => {
    expect(estimateSecondsLeft({ ...work, bytesTotal: 100, bytesPerSecond: 0 })).toBe(2)
  })

  it('goes by what is known where one of both says nothing', () => {
    expect(estimateSecondsLeft({ ...work, itemsDone: 0, itemsPerSecond: 0 })).toBe(10)
    expect(estimateSecondsLeft({ ...work, bytesTotal: null })).toBe(2)
  })

  it('is unknown where nothing is known or moves', () => {
    expect(estimateSecondsLeft({ ...work, itemsPerSecond: null, bytesPerSecond: null })).toBeNull()
    expect(estimateSecondsLeft({ ...work, itemsPerSecond: 0, bytesPerSecond: 0 })).toBeNull()
    expect(estimateSecondsLeft({ ...work, bytesTotal: 1e15, bytesPerSecond: 1 })).toBeNull()
  })
})
