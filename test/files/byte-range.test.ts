import { describe, expect, test } from 'vitest'
import { readByteRange } from '../../src/http/transfers/byte-range.ts'

describe('a Range header for an object of 100 bytes', () => {
  test.each([
    ['bytes=0-0', { start: 0, length: 1 }],
    ['bytes=10-19', { start: 10, length: 10 }],
    ['Bytes=10-', { start: 10, length: 90 }],
    ['bytes=-10', { start: 90, length: 10 }],
    ['bytes=-1000', { start: 0, length: 100 }],
    ['bytes=90-1000', { start: 90, length: 10 }],
    ['bytes=200-300, 5-9', { start: 5, length: 5 }],
    ['bytes=100-', 'UNSATISFIABLE'],
    ['bytes=-0', 'UNSATISFIABLE'],
    ['bytes=100-,200-', 'UNSATISFIABLE'],
    ['bytes=0-1,5-6', 'WHOLE'],
    ['bytes=9-5', 'WHOLE'],
    ['bytes=-', 'WHOLE'],
    ['bytes=', 'WHOLE'],
    ['bytes=1x-5', 'WHOLE'],
    ['bytes=1-5x', 'WHOLE'],
    ['items=0-5', 'WHOLE'],
    ['0-5', 'WHOLE'],
  ])('%j means %j', (header, meaning) => {
    expect(readByteRange(header, 100)).toEqual(meaning)
  })

  test('is never satisfiable in an empty object, but for its last bytes, which are the whole', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('UNSATISFIABLE')
    expect(readByteRange('bytes=-5', 0)).toBe('WHOLE')
  })
})
