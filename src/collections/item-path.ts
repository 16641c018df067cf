import { InvalidInputError } from '../errors.ts'
import { relativePath } from '../lib/relative-path.ts'

/** What a path must be, as the end of a sentence. */
export const pathRule =
  'a path is relative, without "..", control characters and drive letters, of 1024 bytes at most, 255 a part'

/**
 * The path by which an item is kept, of what a caller writes: in Unicode's form NFC, so that what looks the same is the
 * same, and otherwise as an archive's entries have theirs.
 * @throws InvalidInputError that names the field.
 */
export function readItemPath(text: string, field: string): string {
  const path = text.isWellFormed() ? relativePath(text.normalize('NFC')) : null
  if (path === null) throw new InvalidInputError(`${quotePath(text)} can't be used: ${pathRule}.`, field)
  return path
}

/** What the paths of all items in a folder begin with. @throws InvalidInputError that names the field. */
export function readFolder(text: string | null | undefined, field: string): string {
  return text === null || text === undefined || text === '' ? '' : `${readItemPath(text, field)}/`
}

/** A path in a sentence. */
export function quotePath(path: string): string {
  return JSON.stringify(path.toWellFormed())
}
