import { describe, expect, test } from 'vitest'
import { InvalidInputError } from '../../src/errors.ts'
import { detectContentType, readContentType, readContentTypeFilter } from '../../src/lib/content-type.ts'

describe('a declared media type', () => {
  test.each([
    ['image/png', 'image/png'],
    ['Image/PNG', 'image/png'],
    ['application/vnd.api+json', 'application/vnd.api+json'],
    ['text/plain; charset=utf-8', 'text/plain; charset=utf-8'],
    ['text/plain;charset="utf-8"', 'text/plain;charset="utf-8"'],
  ])('%j is kept as %j', (given, kept) => {
    expect(readContentType(given, 'contentType')).toBe(kept)
  })

  test.each([
    '',
    'png',
    'image/',
    'image/*',
    'image/png\r\nset-cookie: a=b',
    'text/plain; charset',
    'text/plain; charset="a',
    ' image/png',
    `image/${'x'.repeat(300)}`,
  ])('%j is refused', (given) => {
    expect(() => readContentType(given, 'contentType')).toThrow(InvalidInputError)
  })

  test('in a filter may be a range of one type', () => {
    expect(readContentTypeFilter('Image/*', 'filter.contentType')).toBe('image/*')
    expect(() => readContentTypeFilter('*/*', 'filter.contentType')).toThrow(InvalidInputError)
  })
})

describe('a media type that was not declared', () => {
  test.each([
    ['photo.JPG', 'GIF89a', 'image/jpeg'],
    ['data.json', '', 'application/json'],
    ['empty', '', 'application/octet-stream'],
    ['png', '\x89PNG\r\n\x1a\n', 'image/png'],
    ['archive', 'PK\x03\x04rest', 'application/zip'],
    ['empty-archive', 'PK\x05\x06', 'application/zip'],
    ['compressed', '\x1f\x8b\x08', 'application/gzip'],
    ['document', '%PDF-1.7', 'application/pdf'],
    ['picture', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['moving', 'GIF87a', 'image/gif'],
    ['web', 'RIFF\x01\x02\x03\x04WEBPVP8 ', 'image/webp'],
    ['sound', 'RIFF\x01\x02\x03\x04WAVEfmt ', 'application/octet-stream'],
    ['README', 'Hello\n\tworld', 'text/plain'],
    ['binary', 'Hello\0world', 'application/octet-stream'],
    ['latin', 'caf\xe9 au lait', 'application/octet-stream'],
    ['.bashrc', 'alias ll=ls', 'text/plain'],
  ])('is told by the name %j or the bytes %j as %j', (filename, head, type) => {
    expect(detectContentType(filename, Buffer.from(head, 'latin1'))).toBe(type)
  })

  test('is text where the first bytes end in the middle of a character', () => {
    const text = Buffer.from(`${'x'.repeat(511)}é`)
    expect(detectContentType('notes', text)).toBe('text/plain')
  })
})
