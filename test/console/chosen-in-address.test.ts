import { expect, it } from 'vitest'
import { entrySelectionForm } from '../../src/web/archives/entry-selection.ts'
import { packRanges, unpackRanges } from '../../src/web/archives/index-ranges.ts'
import { chosenKeysForm } from '../../src/web/ui/chosen-keys.ts'
import { seedRandom } from '../support/seeded-random.ts'

const keys = ['0198c5f0-0000-7000-8000-000000000001', '0198c5f0-0000-7000-8000-00000000000f'] as const
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

it('writes 1,204 neighbouring entries as one range, and others one by one', () => {
  expect(packRanges(numbers(3, 1206))).toBe('3-1206')
  expect(packRanges([95, 4, 3, 5, 97])).toBe('3-5 95 97')
  expect(packRanges([])).toBe('')
})

it('reads any ranges that it wrote as what they were', () => {
  const random = seedRandom('ranges')
  for (let round = 0; round < 50; round++) {
    const share = random.share()
    const indexes = new Set(numbers(0, 199).filter(() => random.chance(share)))
    expect(unpackRanges(packRanges(indexes), 200)).toEqual(indexes)
  }
})

it.each([
  ['3-5,9', [3, 4, 5, 9]],
  ['x 1 -2 3- 4-- 1.5 0x2 6', [1, 6]],
  ['5-3 2', [2]],
  ['8-9 10', [8, 9]],
  ['0-99999999999 1', [1]],
  ['4-6 5-7 6 7', [4, 5, 6, 7]],
])('reads of the ranges %j what makes sense in an archive of ten', (text, indexes) => {
  expect([...unpackRanges(text, 10)]).toEqual(indexes)
})

it('is short in an address, whether all entries but some are selected or none but some', () => {
  const form = entrySelectionForm(2_000)
  const but = new Set(numbers(3, 1206))
  for (const [selection, address] of [
    [{ base: 'NONE', except: but }, 'select=none&but=3-1206'],
    [{ base: 'ALL', except: but.union(new Set([1300])) }, 'but=3-1206+1300'],
    [{ base: 'NONE', except: new Set<number>() }, 'select=none'],
  ] as const) {
    expect(form.write(selection).toString()).toBe(address)
    expect(form.read(new URLSearchParams(address))).toEqual(selection)
  }
  expect(form.write({ base: 'ALL', except: new Set() }).toString()).toBe('')
  expect(form.read(new URLSearchParams('select=some&but=never'))).toBeNull()
})

it('names rows by their keys, or all of them, and passes over what is no key', () => {
  const read = (address: string) => chosenKeysForm.read(new URLSearchParams(address))
  const both = chosenKeysForm.write(new Set(keys)).toString()
  expect(both).toBe(`selected=${keys.join('+')}`)
  expect(read(both)).toEqual(new Set(keys))
  expect(read(`selected=${keys[0].toUpperCase()},nonsense,${keys[1]}x`)).toEqual(new Set([keys[0]]))
  expect(read('selected=nonsense&all=perhaps')).toBeNull()
  expect(chosenKeysForm.write(new Set()).toString()).toBe('')
  expect(chosenKeysForm.write('ALL').toString()).toBe('all=yes')
  expect(read('all=yes')).toBe('ALL')
})
