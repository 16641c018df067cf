import { describe, expect, test } from 'vitest'
import { failedPrecondition, rangeHolds } from '../../src/http/transfers/preconditions.ts'

const lastModified = new Date('2026-03-01T09:30:00Z')
const validators = { etag: '"abc"', lastModified }
const at = lastModified.toUTCString()
const before = 'Sun, 01 Mar 2026 09:29:59 GMT'
const after = 'Sun, 01 Mar 2026 09:30:01 GMT'

describe('the preconditions of a read', () => {
  test.each([
    [{}, null],
    [{ 'if-none-match': '"abc"' }, 304],
    [{ 'if-none-match': 'W/"abc"' }, 304],
    [{ 'if-none-match': '"x", "abc"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"x"' }, null],
    [{ 'if-none-match': 'abc' }, null],
    [{ 'if-none-match': '"x"', 'if-modified-since': after }, null],
    [{ 'if-modified-since': at }, 304],
    [{ 'if-modified-since': after }, 304],
    [{ 'if-modified-since': before }, null],
    [{ 'if-modified-since': 'yesterday' }, null],
    [{ 'if-match': '"abc"' }, null],
    [{ 'if-match': '*' }, null],
    [{ 'if-match': '"x"' }, 412],
    [{ 'if-match': 'W/"abc"' }, 412],
    [{ 'if-match': '"abc"', 'if-unmodified-since': before }, null],
    [{ 'if-match': '"abc"', 'if-none-match': '"abc"' }, 304],
    [{ 'if-unmodified-since': before }, 412],
    [{ 'if-unmodified-since': at }, null],
  ])('%j give %j', (headers, status) => {
    expect(failedPrecondition(headers, validators)).toBe(status)
  })

  test.each([
    [{}, true],
    [{ 'if-range': '"abc"' }, true],
    [{ 'if-range': 'W/"abc"' }, false],
    [{ 'if-range': '"x"' }, false],
    [{ 'if-range': at }, true],
    [{ 'if-range': before }, false],
    [{ 'if-range': after }, false],
  ])('%j let the Range count: %j', (headers, holds) => {
    expect(rangeHolds(headers, validators)).toBe(holds)
  })
})
