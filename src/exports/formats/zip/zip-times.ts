const EXTENDED_TIMESTAMP = 0x5455
const HAS_MODIFIED = 1
const FIRST_DOS_MS = Date.UTC(1980, 0, 1)
const LAST_DOS_MS = Date.UTC(2107, 11, 31, 23, 59, 58)
const INT32_LIMIT = 2 ** 31

/**
 * Date and time of a header, as one number: the date is its upper half. They count in steps of two seconds from 1980 to
 * 2107 and know no zone; ours is UTC.
 */
export function dosDateTime(time: Date): number {
  const near = new Date(Math.min(Math.max(time.getTime(), FIRST_DOS_MS), LAST_DOS_MS))
  const date = ((near.getUTCFullYear() - 1980) << 9) | ((near.getUTCMonth() + 1) << 5) | near.getUTCDate()
  const clock =
    (near.getUTCHours() << 11) | (near.getUTCMinutes() << 5) | Math.floor(near.getUTCSeconds() / 2)
  return date * 2 ** 16 + clock
}

/**
 * The extra field with the time in whole seconds UTC, the same in both headers of an entry. Empty where its 32 bits, that
 * some readers take as signed and others not, have no room for the time.
 */
export function extendedTimestamp(time: Date): Buffer {
  const seconds = Math.floor(time.getTime() / 1000)
  if (seconds < 0 || seconds >= INT32_LIMIT) return Buffer.alloc(0)
  const field = Buffer.alloc(9)
  field.writeUInt16LE(EXTENDED_TIMESTAMP, 0)
  field.writeUInt16LE(5, 2)
  field.writeUInt8(HAS_MODIFIED, 4)
  field.writeUInt32LE(seconds, 5)
  return field
}
