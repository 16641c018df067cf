import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 of a text, as base64url: 43 characters. */
export function signText(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/**
 * Whether `signature` is the one of the text. Compared as text, since base64url lets several texts stand for the same
 * bytes, and in constant time.
 */
export function isSignatureOf(key: string, text: string, signature: string): boolean {
  const expected = Buffer.from(signText(key, text))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
