import type { EntryScope } from '../gql/graphql.ts'
import { formatBytes, formatTime } from '../lib/format.ts'

export const scopeNames: Record<EntryScope, string> = {
  INCLUDE: 'All files',
  EXCLUDE: 'Not from archives',
  ONLY: 'Only from archives',
}

/** The parts of a filter of files in words, the same wherever they are shown. */
export const partWords = {
  name: (part: string) => `Name has “${part}”`,
  type: (type: string) => `Type is ${type}`,
  min: (bytes: number) => `At least ${formatBytes(bytes)}`,
  max: (bytes: number) => `At most ${formatBytes(bytes)}`,
  from: (time: string) => `From ${time}`,
  to: (time: string) => `Until ${time}`,
  tag: (tag: string) => `Tag ${tag}`,
}

/** What a run or a schedule answers as its filter, which is in the form of the input. */
export function describeFilter(filter: Record<string, unknown>): string[] {
  const { name, contentType, entryScope, size, createdAt, tags } = filter
  return [
    ...textOf(name, partWords.name),
    ...textOf(contentType, partWords.type),
    ...(entryScope === 'EXCLUDE' || entryScope === 'ONLY' ? [scopeNames[entryScope]] : []),
    ...bytesOf(partsOf(size)['min'], partWords.min),
    ...bytesOf(partsOf(size)['max'], partWords.max),
    ...textOf(partsOf(createdAt)['from'], (at) => partWords.from(formatTime(new Date(at)))),
    ...textOf(partsOf(createdAt)['to'], (at) => partWords.to(formatTime(new Date(at)))),
    ...Object.entries(partsOf(tags)).map(([key, value]) =>
      partWords.tag(`${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`),
    ),
  ]
}

function textOf(value: unknown, words: (text: string) => string): string[] {
  return typeof value === 'string' && value !== '' ? [words(value)] : []
}

function bytesOf(value: unknown, words: (bytes: number) => string): string[] {
  const bytes = typeof value === 'string' ? Number(value) : value
  return typeof bytes === 'number' && Number.isFinite(bytes) ? [words(bytes)] : []
}

function partsOf(value: unknown): Record<string, unknown> {
  // As it has just been looked at.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
