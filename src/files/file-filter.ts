import { InvalidInputError } from '../errors.ts'
import type { Tags } from './tags.ts'

export const entryScopes = ['EXCLUDE', 'INCLUDE', 'ONLY'] as const
export type EntryScope = (typeof entryScopes)[number]

type Given<T> = T | null | undefined

/** Which files are meant: all that is given must hold. */
export type FileFilter = {
  /** Exactly, or a range such as `image/*`. */
  contentType?: Given<string>
  /** `from` included, `to` excluded. */
  createdAt?: Given<{ from?: Given<Date>; to?: Given<Date> }>
  /** Whether files that came out of archives are meant: not, also, or they alone. */
  entryScope?: Given<EntryScope>
  /** A part of the filename, in upper or lower case. */
  name?: Given<string>
  /** Bytes, both ends included. */
  size?: Given<{ min?: Given<number>; max?: Given<number> }>
  /** The file's tags contain all of these. */
  tags?: Given<Tags>
}

/** Whether a filter holds for every file. */
export function holdsForAll({ contentType, createdAt, entryScope, name, size, tags }: FileFilter): boolean {
  const given = [contentType, createdAt?.from, createdAt?.to, size?.min, size?.max]
  const limits = given.some((value) => value !== null && value !== undefined)
  return !limits && (entryScope ?? 'INCLUDE') === 'INCLUDE' && !name && Object.keys(tags ?? {}).length === 0
}

/** @throws InvalidInputError where a range of the filter ends before it begins. */
export function checkRanges({ createdAt, size }: FileFilter): void {
  const min = size?.min ?? -Infinity
  const max = size?.max ?? Infinity
  if (min > max) throw new InvalidInputError(`size.min, ${min}, is above size.max, ${max}.`, 'filter.size')
  if (createdAt?.from && createdAt.to && createdAt.from > createdAt.to) {
    throw new InvalidInputError('createdAt.from is after createdAt.to.', 'filter.createdAt')
  }
}
