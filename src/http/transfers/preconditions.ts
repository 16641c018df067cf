import type { IncomingHttpHeaders } from 'node:http'

/** What tells one representation from another. `etag` with its quotes; `lastModified` in whole seconds. */
export type Validators = { etag: string; lastModified: Date }

/**
 * Evaluates the preconditions of a GET or HEAD in the order of RFC 9110, section 13.2.2.
 * @returns the status to answer instead of the bytes, or null: go on.
 */
export function failedPrecondition(headers: IncomingHttpHeaders, validators: Validators): 304 | 412 | null {
  const ifMatch = headers['if-match']
  const ifNoneMatch = headers['if-none-match']
  if (ifMatch !== undefined) {
    if (!listsTag(ifMatch, validators.etag, 'STRONG')) return 412
  } else if (isBefore(headers['if-unmodified-since'], validators.lastModified)) return 412
  if (ifNoneMatch !== undefined) return listsTag(ifNoneMatch, validators.etag, 'WEAK') ? 304 : null
  const since = readDate(headers['if-modified-since'])
  return since !== null && validators.lastModified <= since ? 304 : null
}

/** Whether a Range header counts (section 13.1.5): the client's part is of this very representation. */
export function rangeHolds(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const ifRange = headers['if-range']
  if (typeof ifRange !== 'string') return true
  return ifRange === etag || readDate(ifRange)?.getTime() === lastModified.getTime()
}

/** Whether a header names the tag, compared as section 8.8.3.2 says: a weak tag never matches strongly. */
export function listsTag(header: string, etag: string, comparison: 'STRONG' | 'WEAK'): boolean {
  if (header.trim() === '*') return true
  const tags = header.match(/(W\/)?"[^"]*"/g) ?? []
  return tags.some((tag) => tag === etag || (comparison === 'WEAK' && tag === `W/${etag}`))
}

function isBefore(header: string | undefined, date: Date): boolean {
  const given = readDate(header)
  return given !== null && given < date
}

/** A date that can't be read is as good as none. */
function readDate(header: string | undefined): Date | null {
  const date = new Date(header ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}
