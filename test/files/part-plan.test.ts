import { expect, it } from 'vitest'
import { countParts, planPart } from '../../src/files/direct/part-plan.ts'

const MiB = 1024 ** 2
const GiB = 1024 ** 3

it.each([
  { size: 1, parts: 1 },
  { size: 8 * MiB, parts: 1 },
  { size: 8 * MiB + 1, parts: 2 },
  { size: 80_000 * MiB, parts: 10_000 },
  { size: 80_000 * MiB + 1, parts: 8_889 },
  { size: 1024 * GiB, parts: 9_987 },
  { size: 5 * 1024 * GiB, parts: 9_987 },
])('a file of $size bytes comes in $parts parts that S3 takes, without a gap', ({ size, parts }) => {
  expect(countParts(size)).toBe(parts)
  const length = planPart(size, 1).end
  for (let number = 1, at = 0; number <= parts; number++) {
    const { start, end } = planPart(size, number)
    if (start !== at || (end - start !== length && end !== size)) expect([number, start, end]).toBe(at)
    at = end
    if (number === parts) expect(end).toBe(size)
  }
  expect(parts === 1 || length >= 5 * MiB).toBe(true)
  expect(length).toBeLessThanOrEqual(5 * GiB)
})
