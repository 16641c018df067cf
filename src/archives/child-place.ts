import { InvalidInputError } from '../errors.ts'
import { behindFolder } from '../lib/behind-folder.ts'

/** A child's place among those of its folder: entries of the same path differ by their index, a folder has none. */
type Child = { path: string; entry: { index: number } | null }

/** Where to go on in the index `archive_entries_tree`: behind this tree path and index. */
export type TreePlace = { path: string; index: number }

const largestIndex = 2 ** 31 - 1

/** The key of a child in the list of its folder. */
export function childKey({ path, entry }: Child): string {
  return entry === null ? ` ${path}/` : `${entry.index} ${path}`
}

/**
 * Where the children of a folder go on behind the one with this key, or begin.
 * @param folder Ends in `/`, or is empty for the top.
 * @throws InvalidInputError with field `after` where the key is of no child of the folder.
 */
export function readChildKey(key: string | null, folder: string): TreePlace {
  // The entry of the folder itself is none of its children.
  if (key === null) return { path: folder, index: largestIndex }
  const [, index, path = ''] = /^(\d{0,10}) (.*)$/su.exec(key) ?? []
  const isFolder = index === ''
  const name = path.slice(folder.length, isFolder ? -1 : undefined)
  const isChild =
    path.startsWith(folder) && path.endsWith('/') === isFolder && name !== '' && !/[/\0]/.test(name)
  if (!isChild || Number(index) > largestIndex) {
    throw new InvalidInputError('after is not a cursor of this list.', 'after')
  }
  return isFolder ? { path: behindFolder(path), index: -1 } : { path, index: Number(index) }
}
