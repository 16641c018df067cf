import type { Buffer } from 'node:buffer'
import { EXTENDED_TIMESTAMP, extraFields, NTFS_TIMES } from './extra-fields.ts'

const HAS_MODIFIED = 1
const NTFS_TIMES_TAG = 1
/** Milliseconds from 1601, where NTFS begins to count, to 1970. */
const NTFS_EPOCH_MS = 11_644_473_600_000
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

export interface DosDateTime {
  date: number
  time: number
}

/**
 * When an entry was last changed: by the extended timestamp, else the NTFS times, else the DOS time,
 * which knows no zone and is taken as UTC. Null where that is no real date.
 */
export function modifiedAt(dos: DosDateTime, extra: Buffer): Date | null {
  if (extra.length === 0) return fromDos(dos)
  return fromExtendedTimestamp(extra) ?? fromNtfs(extra) ?? fromDos(dos)
}

/** Seconds since 1970, signed, after a byte that says which times follow. */
function fromExtendedTimestamp(extra: Buffer): Date | null {
  for (const field of extraFields(extra, EXTENDED_TIMESTAMP)) {
    if (field.length >= 5 && (field.readUInt8(0) & HAS_MODIFIED) !== 0) {
      return new Date(field.readInt32LE(1) * 1000)
    }
  }
  return null
}

/** Four reserved bytes, then attributes with tag and size; tag 1 holds three times in units of 100 ns. */
function fromNtfs(extra: Buffer): Date | null {
  for (const field of extraFields(extra, NTFS_TIMES)) {
    let at = 4
    while (at + 4 <= field.length) {
      const end = at + 4 + field.readUInt16LE(at + 2)
      if (end > field.length) break
      if (field.readUInt16LE(at) === NTFS_TIMES_TAG && end - at >= 12) {
        const ticks = field.readUInt32LE(at + 4) + field.readUInt32LE(at + 8) * 2 ** 32
        return ticks === 0 ? null : fourDigitYear(Math.floor(ticks / 10_000) - NTFS_EPOCH_MS)
      }
      at = end
    }
  }
  return null
}

function fromDos({ date, time }: DosDateTime): Date | null {
  const year = 1980 + (date >>> 9)
  const month = (date >>> 5) & 15
  const day = date & 31
  const hour = time >>> 11
  const minute = (time >>> 5) & 63
  const second = (time & 31) * 2
  if (month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59) return null
  const result = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  return result.getUTCDate() === day ? result : null // the 30th of February rolls over
}

/** NTFS can count beyond the year 60000, which neither ISO 8601's four digits nor most programs can. */
function fourDigitYear(milliseconds: number): Date | null {
  return milliseconds > LAST_MS ? null : new Date(milliseconds)
}
