import { describe, expect, it } from 'vitest'
import { Batches } from '../../src/lib/batches.ts'

describe('batches', () => {
  it('serve the first alone, and together all who come meanwhile', async () => {
    const batches = new Batches()
    const served: string[][] = []
    const shout = async (mark: string, words: readonly string[]) => {
      served.push([...words])
      return words.map((word) => word + mark)
    }
    const words = ['a', 'b', 'c']
    const shouted = await Promise.all(words.map((word) => batches.join(shout, '!', word)))
    expect(shouted).toEqual(['a!', 'b!', 'c!'])
    expect(served).toEqual([['a'], ['b', 'c']])
    expect(await batches.join(shout, '?', 'd')).toBe('d?')
  })

  it('share an error with those of the same batch alone', async () => {
    const batches = new Batches()
    const halve = async (_: null, numbers: readonly number[]) => {
      if (numbers.includes(3)) throw new Error('odd')
      return numbers.map((number) => number / 2)
    }
    const settled = await Promise.allSettled([2, 3, 4].map((number) => batches.join(halve, null, number)))
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await batches.join(halve, null, 4)).toBe(2)
  })
})
