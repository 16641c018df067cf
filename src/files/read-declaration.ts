import type { Config } from '../config.ts'
import { InvalidInputError } from '../errors.ts'
import { readContentType } from '../lib/content-type.ts'
import { readFilename } from '../lib/filename.ts'
import { checkTags, type Tags } from './tags.ts'

/** What a caller says of bytes before they come; null: nothing. */
export type Declaration = {
  filename: string
  contentType: string | null
  size: number | null
  sha256: string | null
  tags: Tags
}

/** Checks a declaration and gives it in the form in which it's stored. @throws InvalidInputError */
export function readDeclaration(
  input: Omit<Declaration, 'tags'> & { tags: Tags | null },
  config: Pick<Config, 'maxFileBytes'>,
): Declaration {
  const { contentType, size, sha256 } = input
  const tags = input.tags ?? {}
  checkTags(tags)
  if (size !== null) checkSize(size, config.maxFileBytes)
  return {
    filename: readFilename(input.filename, 'filename'),
    contentType: contentType === null ? null : readContentType(contentType, 'contentType'),
    size,
    sha256: sha256 === null ? null : readSha256(sha256),
    tags,
  }
}

/** @throws InvalidInputError (sha256) */
export function readSha256(sha256: string): string {
  if (/^[0-9a-f]{64}$/i.test(sha256)) return sha256.toLowerCase()
  throw new InvalidInputError('sha256 must be 64 hexadecimal digits.', 'sha256')
}

function checkSize(size: number, max: number): void {
  if (!Number.isSafeInteger(size) || size < 0) {
    throw new InvalidInputError('size must be a whole number of bytes, 0 at least.', 'size')
  }
  if (size > max) throw new InvalidInputError(`A file may have ${max} bytes at most.`, 'size')
}
