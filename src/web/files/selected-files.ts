import type { AddToCollectionInput, DeleteFilesInput, FileFilter } from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import { nameFiles } from './name-files.ts'

/** What is done with many files is done with these: those with these ids, or all that match. */
export type SelectedFiles =
  | { kind: 'IDS'; ids: readonly string[] }
  | { kind: 'MATCHING'; filter: FileFilter | null; count: number }

/** Such as: 3 files; all 104,212 files that match. */
export function nameSelected(selected: SelectedFiles): string {
  if (selected.kind === 'IDS') return nameFiles(selected.ids.length)
  const { filter, count } = selected
  return `all ${formatCount(count)} files${filter === null ? '' : ' that match'}`
}

export function deletionOf(selected: SelectedFiles): DeleteFilesInput {
  if (selected.kind === 'IDS') return { ids: [...selected.ids] }
  // That all files are meant was asked: the API wants it said.
  return { filter: selected.filter, all: true }
}

export function additionOf(
  selected: SelectedFiles,
): Pick<AddToCollectionInput, 'items'> | Pick<AddToCollectionInput, 'filter'> {
  if (selected.kind === 'IDS') return { items: selected.ids.map((fileId) => ({ fileId })) }
  return { filter: selected.filter ?? {} }
}
