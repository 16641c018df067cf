import { expect, it } from 'vitest'
import { formatBytes, formatPercent, formatSeconds } from '../../src/web/lib/format.ts'

it.each([
  [0.2, '0 s'],
  [59.6, '1 min 0 s'],
  [119.7, '2 min 0 s'],
  [3_599.9, '1 h 0 min'],
  [7_290, '2 h 2 min'],
  [3 * 86_400, '3 days'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text)
})

it('writes 100 % of what is done and of nothing else', () => {
  expect(formatPercent(0.99999)).toMatch(/^99[.,]9 %$/)
  expect(formatPercent(1)).toBe('100 %')
})

it('writes bytes in the unit that leaves fewest digits', () => {
  expect([999, 1_000, 999_999, 1_500_000].map(formatBytes)).toEqual(['999 bytes', '1 kB', '1 MB', '1.5 MB'])
})
