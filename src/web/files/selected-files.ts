import type { AddToCollectionInput, DeleteFilesInput, FileFilter } from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import { nameFiles } from './name-files.ts'

/** Files of the list: those with these ids, or all that match. */
export type ListedFiles =
  | { kind: 'IDS'; ids: readonly string[] }
  | { kind: 'MATCHING'; filter: FileFilter | null; count: number }

/** What is done with many files is done with these: files of the list, or all that came out of an archive. */
export type SelectedFiles = ListedFiles | { kind: 'EXTRACTED'; archiveId: string; filename: string }

/** Such as: 3 files; all 104,212 files that match. */
export function nameSelected(selected: SelectedFiles): string {
  if (selected.kind === 'IDS') return nameFiles(selected.ids.length)
  if (selected.kind === 'EXTRACTED') return `the files of ${selected.filename}`
  const { filter, count } = selected
  return `all ${formatCount(count)} files${filter === null ? '' : ' that match'}`
}

export function deletionOf(selected: ListedFiles): DeleteFilesInput {
  if (selected.kind === 'IDS') return { ids: [...selected.ids] }
  // That all files are meant was asked: the API wants it said.
  return { filter: selected.filter, all: true }
}

export function additionOf(
  selected: SelectedFiles,
): Pick<AddToCollectionInput, 'items' | 'filter' | 'archiveId'> {
  if (selected.kind === 'IDS') return { items: selected.ids.map((fileId) => ({ fileId })) }
  if (selected.kind === 'EXTRACTED') return { archiveId: selected.archiveId }
  return { filter: selected.filter ?? {} }
}
