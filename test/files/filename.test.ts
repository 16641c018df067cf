import { describe, expect, test } from 'vitest'
import { InvalidInputError } from '../../src/errors.ts'
import { readFilename } from '../../src/lib/filename.ts'

describe('a filename', () => {
  test.each([
    ['report.pdf', 'report.pdf'],
    ['/etc/passwd', 'passwd'],
    ['C:\\Users\\Eva\\photo.jpg', 'photo.jpg'],
    ['a/b\\c.txt', 'c.txt'],
    ['日本語 – naïve "quoted" 🎈.zip', '日本語 – naïve "quoted" 🎈.zip'],
    ['...', '...'],
    [' ', ' '],
    [`${'é'.repeat(127)}x`, `${'é'.repeat(127)}x`],
  ])('made of %j is %j', (given, name) => {
    expect(readFilename(given, 'filename')).toBe(name)
  })

  test.each([
    ['', /empty/],
    ['folder/', /empty/],
    ['.', /folder/],
    ['up/..', /folder/],
    ['nul\0byte', /control character/],
    ['line\nbreak', /control character/],
    ['delete\x7f', /control character/],
    ['next\x85line', /control character/],
    ['half \ud83c pair', /Unicode/],
    ['é'.repeat(128), /255 bytes/],
  ])('%j is refused', (given, sentence) => {
    expect(() => readFilename(given, 'filename')).toThrow(InvalidInputError)
    expect(() => readFilename(given, 'filename')).toThrow(sentence)
  })
})
