import { describe, expect, it } from 'vitest'
import { JointRuns } from '../../src/lib/joint-runs.ts'

describe('joint runs', () => {
  it('do together what is asked of one function, and of another by itself', async () => {
    const jointRuns = new JointRuns()
    const served: string[][] = []
    const shout = async (mark: string, words: readonly string[]) => {
      served.push([...words])
      return words.map((word) => word + mark)
    }
    const whisper = async (mark: string, words: readonly string[]) => await shout(mark, words)
    const shouted = await Promise.all([
      ...['a', 'b'].map((word) => jointRuns.join(shout, '!', word)),
      jointRuns.join(whisper, '…', 'c'),
    ])
    expect(shouted).toEqual(['a!', 'b!', 'c…'])
    expect(served).toEqual([['a', 'b'], ['c']])
  })

  it('share an error with those of the same batch alone', async () => {
    const jointRuns = new JointRuns()
    const halve = async (_: null, numbers: readonly number[]) => {
      if (numbers.includes(3)) throw new Error('odd')
      return numbers.map((number) => number / 2)
    }
    const settled = await Promise.allSettled([2, 3].map((number) => jointRuns.join(halve, null, number)))
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await jointRuns.join(halve, null, 4)).toBe(2)
  })
})
