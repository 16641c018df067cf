import { InvalidInputError } from '../errors.ts'

/** A caller's JSON object on a file. */
export type Tags = Record<string, unknown>

/** Keys under this prefix belong to the system. */
export const reservedPrefix = 'stevedore/'

/** Bytes of JSON that a caller's tags may take. */
export const maxTagsBytes = 64 * 1024

/** Far below what Postgres and JSON.stringify bear, which both recurse. */
const maxDepth = 64

export const archiveTag = 'stevedore/archive'
export const archiveIdTag = 'stevedore/archive-id'
export const archivePathTag = 'stevedore/archive-path'
export const archiveIndexTag = 'stevedore/archive-index'

/** @throws InvalidInputError where a key is reserved, the JSON is too large, or Postgres can't hold it. */
export function checkTags(tags: Tags): void {
  const reserved = Object.keys(tags).find((key) => key.startsWith(reservedPrefix))
  if (reserved !== undefined) {
    throw new InvalidInputError(
      `The tag ${reserved} is reserved: keys under ${reservedPrefix} belong to the system.`,
      'tags',
    )
  }
  checkJson(tags, 'tags')
  checkTagsSize(tags)
}

/** @throws InvalidInputError where the caller's part of the tags is too large. */
export function checkTagsSize(tags: Tags): void {
  const own = Object.fromEntries(Object.entries(tags).filter(([key]) => !key.startsWith(reservedPrefix)))
  if (Buffer.byteLength(JSON.stringify(own)) > maxTagsBytes) {
    throw new InvalidInputError(`Tags may take ${maxTagsBytes} bytes of JSON at most.`, 'tags')
  }
}

/** @throws InvalidInputError that names the field, where jsonb can't hold the value. */
export function checkJson(value: unknown, field: string, depth = 0): void {
  if (depth > maxDepth) throw new InvalidInputError(`The JSON is nested more than ${maxDepth} deep.`, field)
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new InvalidInputError('Tags must not hold the character NUL.', field)
    if (!value.isWellFormed()) {
      throw new InvalidInputError('Tags must be valid Unicode, without half a surrogate pair.', field)
    }
  }
  // JSON can write more than a number holds; what was kept would not be what was sent.
  if (typeof value === 'number' && !isExact(value)) {
    throw new InvalidInputError('A number is too large to be kept exactly: send it as a string.', field)
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    checkJson(key, field, depth)
    checkJson(item, field, depth + 1)
  }
}

function isExact(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
}
