import { Buffer } from 'node:buffer'

const MAX_PATH_BYTES = 1024
const MAX_SEGMENT_BYTES = 255

/**
 * The relative path that an entry's name stands for: `/` between segments (backslashes of old Windows tools are
 * taken as such), no `.` and no empty segments. Null where the name is unsafe: empty, absolute, with a drive
 * letter, a `..` segment or a control character, or longer than file systems take (1024 bytes, 255 a segment).
 */
export function entryPath(name: string): string | null {
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
