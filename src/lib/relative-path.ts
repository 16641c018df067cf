import { Buffer } from 'node:buffer'

const MAX_PATH_BYTES = 1024
const MAX_SEGMENT_BYTES = 255

/** Names that need no second look, as most are: of ASCII, a letter, a digit or `_` first in every segment. */
const PLAIN_NAME = /^\w[\w .()-]{0,254}(?:\/\w[\w .()-]{0,254})*$/

/**
 * The relative path that a name stands for: `/` between segments (backslashes of old Windows tools are
 * taken as such), no `.` and no empty segments. Null where the name is unsafe: empty, absolute, with a drive
 * letter, a `..` segment or a control character, or longer than file systems take (1024 bytes, 255 a segment).
 */
export function relativePath(name: string): string | null {
  if (name.length <= MAX_PATH_BYTES && PLAIN_NAME.test(name)) return name
  if (/^[/\\]|^[A-Za-z]:|\p{Cc}/u.test(name)) return null
  const segments: string[] = []
  for (const segment of name.split(/[/\\]/)) {
    if (segment === '..') return null
    if (segment === '' || segment === '.') continue
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) return null
    segments.push(segment)
  }
  const path = segments.join('/')
  return path === '' || Buffer.byteLength(path) > MAX_PATH_BYTES ? null : path
}
