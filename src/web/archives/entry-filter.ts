import type { ArchiveEntryFilter } from '../gql/graphql.ts'
import { entryReasons } from './skip-words.ts'

/** Which entries are shown, as the view's address has it. */
export type EntryQuery = {
  /** The folder; empty: the top. */
  path: string
  glob: string
  /** Empty: all; `yes` and `no`: whether they can be extracted; else one of the reasons why not. */
  show: string
}

export function readEntryQuery(search: URLSearchParams): EntryQuery {
  return { path: search.get('path') ?? '', glob: search.get('glob') ?? '', show: search.get('show') ?? '' }
}

/** What of the filter an extraction knows too. */
export function scopeOf({ path, glob }: EntryQuery): { glob: string | null; pathPrefix: string | null } {
  return { glob: glob === '' ? null : globOf(glob), pathPrefix: path === '' ? null : `${path}/` }
}

export function entryFilterOf(query: EntryQuery): ArchiveEntryFilter {
  const reason = entryReasons.find((one) => one === query.show)
  return {
    ...scopeOf(query),
    ...(query.show === 'yes' && { selectable: true }),
    ...(query.show === 'no' && { selectable: false }),
    ...(reason !== undefined && { skipReasons: [reason] }),
  }
}

/** A plain word is looked for anywhere in the path; what has a wildcard is a glob as it is. */
function globOf(text: string): string {
  return /[*?[\]{}\\]/.test(text) ? text : `**${text}**`
}
