import type { EntryScope, FileFilter } from '../gql/graphql.ts'
import { partWords, scopeNames } from './describe-filter.ts'
import { readTagValue } from './tag-value.ts'

/** What of the files is listed, as the view's address has it: texts, empty where nothing is asked. */
const filterKeys = ['name', 'type', 'scope', 'min', 'max', 'from', 'to', 'tag'] as const
type FilterKey = (typeof filterKeys)[number]

export const scopes = ['INCLUDE', 'EXCLUDE', 'ONLY'] as const satisfies readonly EntryScope[]

/** Bytes in one of the units that sizes are asked in. */
const megabyte = 1_000_000

/** The API's filter; null: nothing is asked. */
export function readFileFilter(search: URLSearchParams): FileFilter | null {
  const { name, type, scope, min, max, from, to } = textsOf(search)
  const tags = search.getAll('tag').flatMap((text) => readTag(text) ?? [])
  const filter: FileFilter = {
    ...(name && { name }),
    ...(type && { contentType: type }),
    ...(isScope(scope) && scope !== 'INCLUDE' && { entryScope: scope }),
    ...((isSize(min) || isSize(max)) && {
      size: {
        ...(isSize(min) && { min: Math.round(Number(min) * megabyte) }),
        ...(isSize(max) && { max: Math.round(Number(max) * megabyte) }),
      },
    }),
    ...((isDay(from) || isDay(to)) && {
      createdAt: {
        ...(isDay(from) && { from: startOf(from, 0).toISOString() }),
        // The day itself is meant too.
        ...(isDay(to) && { to: startOf(to, 1).toISOString() }),
      },
    }),
    ...(tags.length > 0 && { tags: Object.fromEntries(tags) }),
  }
  return Object.keys(filter).length === 0 ? null : filter
}

/** A part of the filter that one can take away. */
export type FilterChip = { label: string; key: FilterKey; value: string }

export function chipsOf(search: URLSearchParams): FilterChip[] {
  const { name, type, scope, min, max, from, to } = textsOf(search)
  const chip = (key: FilterKey, value: string, label: string) => (value === '' ? [] : [{ key, value, label }])
  return [
    ...chip('name', name, partWords.name(name)),
    ...chip('type', type, partWords.type(type)),
    ...(isScope(scope) && scope !== 'INCLUDE' ? chip('scope', scope, scopeNames[scope]) : []),
    ...(isSize(min) ? chip('min', min, partWords.min(Number(min) * megabyte)) : []),
    ...(isSize(max) ? chip('max', max, partWords.max(Number(max) * megabyte)) : []),
    ...(isDay(from) ? chip('from', from, partWords.from(from)) : []),
    ...(isDay(to) ? chip('to', to, partWords.to(to)) : []),
    ...search.getAll('tag').flatMap((tag) => chip('tag', tag, partWords.tag(tag))),
  ]
}

/** The address without its filter. */
export function withoutFilter(search: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(search)
  for (const key of filterKeys) after.delete(key)
  return after
}

/** The address without one part of its filter. */
export function withoutChip(search: URLSearchParams, { key, value }: FilterChip): URLSearchParams {
  const after = new URLSearchParams(search)
  after.delete(key, value)
  return after
}

export function textsOf(search: URLSearchParams): Record<Exclude<FilterKey, 'tag'>, string> {
  const text = (key: FilterKey) => search.get(key) ?? ''
  return {
    name: text('name'),
    type: text('type'),
    scope: text('scope'),
    min: text('min'),
    max: text('max'),
    from: text('from'),
    to: text('to'),
  }
}

/** Of `key=value`; null: there is no key. */
export function readTag(text: string): [string, unknown][] | null {
  const at = text.indexOf('=')
  return at < 1 ? null : [[text.slice(0, at), readTagValue(text.slice(at + 1))]]
}

function isScope(text: string): text is EntryScope {
  return scopes.some((scope) => scope === text)
}

export function isSize(text: string): boolean {
  return text !== '' && Number.isFinite(Number(text)) && Number(text) >= 0
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOf(text, 0).getTime())
}

/** Where a day begins for the viewer. */
function startOf(day: string, daysLater: number): Date {
  const date = new Date(`${day}T00:00`)
  date.setDate(date.getDate() + daysLater)
  return date
}
