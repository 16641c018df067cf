import { createHash, randomBytes } from 'node:crypto'

/** How every API key begins, so that scanners of repositories and logs recognise one that leaked. */
export const apiKeyPrefix = 'stv_'

/** 256 random bits in 43 characters that need no escaping in headers, cookies and URLs. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What the database keeps of a key or token: SHA-256 in hex, by which it is found again. A slow, salted hash such as
 * scrypt makes guessing dear where people choose the secret; nobody guesses 256 random bits, so it would only slow down
 * every request. The look-up by hash leaks nothing by its timing: a caller can't steer the hash of what they try.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
