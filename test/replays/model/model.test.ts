import { expect, it } from 'vitest'
import { explore } from './explore.ts'
import type { Model, Omission } from './model-state.ts'

/** One replay of three failures, to which everything happens that can. */
const alone: Model = {
  selections: [[1, 2, 3]],
  failures: 3,
  changing: [1, 2, 3],
  losses: 1,
  givesUp: true,
  zombies: true,
  omissions: new Set(),
}

/** Two replays that want one of three failures both, asked for at any moments. Less happens to each: they multiply. */
const overlapping: Model = {
  ...alone,
  selections: [[2], [1, 2, 3]],
  changing: [],
  losses: 0,
  givesUp: false,
  zombies: false,
}

const without = (model: Model, ...omitted: Omission[]) =>
  explore({ ...model, omissions: new Set(omitted) }).fault?.what

it('takes each failure into the target once or leaves it to the source and says so, whatever happens when', () => {
  const { states, ends, fault } = explore(alone)
  expect(fault).toBeNull()
  // It did look at something.
  expect({ states, ends }).toEqual({ states: 30_476, ends: 361 })
})

it('takes what two replays want at once into one target', () => {
  const { states, ends, fault } = explore(overlapping)
  expect(fault).toBeNull()
  expect({ states, ends }).toEqual({ states: 68_189, ends: 293 })
})

it('would let an owner write whose lease is lost, were there no fence', () => {
  expect(without(alone, 'FENCE')).toMatch('was written without the lease')
})

it('would go on with what was cancelled, were the revision not compared', () => {
  expect(without(alone, 'REVISION')).toMatch('went on with what was stopped')
})

it('would lose a failure that the target lost, were no evidence asked for', () => {
  expect(without(alone, 'EVIDENCE')).toBe('failure 1 is neither pending in the source nor in the target')
})

it('would take over a failure that is another by now, were the version not compared', () => {
  expect(without(alone, 'VERSION')).toBe('failure 1 was taken over as another than it had been frozen')
})

it('would take a failure into two targets, had it no one owner', () => {
  expect(without(overlapping, 'OWNER')).toBe('failure 2 is in two targets, and no replay says so')
})

it('would hold back failures for good, could a replay be left before it gave back the rest', () => {
  expect(without(alone, 'RELEASE')).toMatch('is done, and holds failure 1 that the source has still')
})
