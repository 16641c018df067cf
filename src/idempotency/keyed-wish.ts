import { hash } from 'node:crypto'
import { InvalidInputError } from '../errors.ts'

const maxCharacters = 255

/** A wish under a caller's key. */
export type KeyedWish = { accountId: string; key: string; fingerprint: string }

/**
 * What identifies a wish: the mutation and all that it was asked for, in any order of fields. What is left out and what
 * is null are the same wish only where they mean the same, so the caller gives what the defaults make of it.
 * @param wish.key null: the wish has no key, and there is nothing to identify.
 * @throws InvalidInputError (idempotencyKey)
 */
export function readKeyedWish(wish: {
  accountId: string
  key: string | null
  mutation: string
  input: unknown
}): KeyedWish | null {
  const { accountId, key, mutation, input } = wish
  if (key === null) return null
  if (key === '' || key.length > maxCharacters || key.includes('\0') || !key.isWellFormed()) {
    throw new InvalidInputError(
      `An idempotency key has 1 to ${maxCharacters} characters, and no NUL.`,
      'idempotencyKey',
    )
  }
  return { accountId, key, fingerprint: hash('sha256', canonicalJson([mutation, input])) }
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
