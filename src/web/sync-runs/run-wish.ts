import { readFileFilter } from '../files/file-filter.ts'
import type { FileFilter, SyncKind, SyncOptionsInput } from '../gql/graphql.ts'

/** Which files a VERIFY reads. */
export const extents = ['ALL', 'SAMPLE', 'OLD'] as const
export type Extent = (typeof extents)[number]

/** What a run or a schedule is asked for, as the form has it: numbers as they are typed. */
export type RunWish = {
  kind: SyncKind
  /** None: all that the kind can work on. */
  channels: readonly string[]
  /** Which files, as the address of their list has it. Empty: all. */
  files: string
  extent: Extent
  samplePercent: string
  olderThanDays: string
  removeExtraneous: boolean
  gigabytesPerDay: string
  hoursPerDay: string
}

export const firstWish: RunWish = {
  kind: 'MIRROR',
  channels: [],
  files: '',
  extent: 'ALL',
  samplePercent: '10',
  olderThanDays: '90',
  removeExtraneous: false,
  gigabytesPerDay: '',
  hoursPerDay: '',
}

const fields = ['samplePercent', 'olderThanDays', 'bytesPerDay', 'secondsPerDay']

/** Whether the form shows what is wrong with a field, which is named as the API names it. */
export function isWishField(field: string | null): boolean {
  return fields.some((name) => field === `options.${name}`)
}

/** The first field that isn't a number, as the API names it; null: all are, or are left empty. */
export function faultOf(wish: RunWish): string | null {
  if (wish.kind === 'VERIFY' && wish.extent === 'SAMPLE' && !isAbove0(wish.samplePercent))
    return 'options.samplePercent'
  if (wish.kind === 'VERIFY' && wish.extent === 'OLD' && !isAbove0(wish.olderThanDays))
    return 'options.olderThanDays'
  if (wish.gigabytesPerDay.trim() !== '' && !isAbove0(wish.gigabytesPerDay)) return 'options.bytesPerDay'
  if (wish.hoursPerDay.trim() !== '' && !isAbove0(wish.hoursPerDay)) return 'options.secondsPerDay'
  return null
}

/** @returns what the API is asked for by a form without fault. */
export function inputOf(wish: RunWish): {
  kind: SyncKind
  channels: string[] | null
  filter: FileFilter | null
  options: SyncOptionsInput
} {
  const { kind, channels, extent, gigabytesPerDay, hoursPerDay } = wish
  const gigabytes = readNumber(gigabytesPerDay)
  const hours = readNumber(hoursPerDay)
  return {
    kind,
    channels: channels.length === 0 ? null : [...channels],
    filter: readFileFilter(new URLSearchParams(wish.files)),
    options: {
      removeExtraneous: kind === 'MIRROR' && wish.removeExtraneous,
      samplePercent: kind === 'VERIFY' && extent === 'SAMPLE' ? readNumber(wish.samplePercent) : null,
      olderThanDays:
        kind === 'VERIFY' && extent === 'OLD' ? Math.round(readNumber(wish.olderThanDays) ?? 0) : null,
      bytesPerDay: gigabytes === null ? null : Math.round(gigabytes * 1e9),
      secondsPerDay: hours === null ? null : Math.round(hours * 3600),
    },
  }
}

/** With a comma as with a point, as many write it. */
function readNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim().replace(',', '.'))
}

function isAbove0(text: string): boolean {
  const number = readNumber(text)
  return number !== null && Number.isFinite(number) && number > 0
}
