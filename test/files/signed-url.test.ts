import { describe, expect, test } from 'vitest'
import { readSignedQuery, signedUrl } from '../../src/lib/signed-url.ts'

const signingKey = 'a key for tests'
const path = '/uploads/0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000'
const link = { method: 'PUT', path, signingKey } as const
const query = () =>
  new URL(signedUrl({ ...link, origin: 'https://files.example.org', expires: 2_000_000_000 })).searchParams

describe('a signed link', () => {
  test('is read back with its expiry', () => {
    expect(readSignedQuery(query(), link)).toEqual({ expires: 2_000_000_000 })
  })

  test('holds for its method, its path and the key that signed it alone', () => {
    expect(readSignedQuery(query(), { ...link, method: 'GET' })).toBeNull()
    expect(readSignedQuery(query(), { ...link, path: `${path}x` })).toBeNull()
    expect(readSignedQuery(query(), { ...link, signingKey: 'another key' })).toBeNull()
  })

  test('is refused with another expiry', () => {
    const changed = query()
    changed.set('expires', '2000000001')
    expect(readSignedQuery(changed, link)).toBeNull()
  })

  test('is refused with an expiry or a signature in another spelling', () => {
    for (const expires of ['02000000000', '+2000000000', '2e9', '2000000000 ', '']) {
      const changed = query()
      changed.set('expires', expires)
      expect(readSignedQuery(changed, link)).toBeNull()
    }
    // Base64url of 32 bytes leaves two bits of the last character unused.
    const signature = query().get('signature') ?? ''
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const twin = signature.slice(0, -1) + alphabet[alphabet.indexOf(signature.slice(-1)) + 1]
    expect(Buffer.from(twin, 'base64url')).toEqual(Buffer.from(signature, 'base64url'))
    for (const spelling of [twin, `${signature}=`, signature.toLowerCase(), '']) {
      const changed = query()
      changed.set('signature', spelling)
      expect(readSignedQuery(changed, link)).toBeNull()
    }
  })

  test('is refused with a parameter that is missing or given twice', () => {
    for (const name of ['expires', 'signature']) {
      const without = query()
      without.delete(name)
      expect(readSignedQuery(without, link)).toBeNull()
      const twice = query()
      twice.append(name, twice.get(name) ?? '')
      expect(readSignedQuery(twice, link)).toBeNull()
    }
  })
})
