import { checkPathText } from '../archives/entry-filter.ts'
import { InvalidInputError } from '../errors.ts'
import type { FileFilter } from '../files/file-filter.ts'
import { readId } from '../lib/uuid.ts'
import { readFolder, readItemPath } from './item-path.ts'
import type { ConflictPolicy } from './resolve-conflicts.ts'

type Given<T> = T | null | undefined

const maxItems = 1_000

/** What a caller asks to be added: one of items, filter and archiveId says what. */
export type AdditionInput = {
  items?: Given<readonly { fileId: string; path?: Given<string> }[]>
  filter?: Given<FileFilter>
  archiveId?: Given<string>
  pathPrefix?: Given<string>
  folder?: Given<string>
  onConflict?: Given<ConflictPolicy>
}

/** Which files are to be added, and by which paths. */
export type AdditionSource =
  | { kind: 'ITEMS'; fileIds: string[]; paths: (string | null)[] }
  | { kind: 'FILTER'; filter: FileFilter }
  | { kind: 'ARCHIVE'; archiveId: string; pathPrefix: string }

/** `folder` is empty or ends in `/`: all paths begin with it. */
export type Addition = { source: AdditionSource; folder: string; onConflict: ConflictPolicy }

/** @throws InvalidInputError (items, filter, archiveId, pathPrefix, folder) */
export function readAddition(input: AdditionInput): Addition {
  const folder = readFolder(input.folder, 'folder')
  return { source: readSource(input), folder, onConflict: input.onConflict ?? 'FAIL' }
}

function readSource({ items, filter, archiveId, pathPrefix }: AdditionInput): AdditionSource {
  if ([items, filter, archiveId].filter((one) => one !== null && one !== undefined).length !== 1) {
    throw new InvalidInputError('One of items, filter and archiveId must be given.', 'items')
  }
  if (typeof pathPrefix === 'string' && typeof archiveId !== 'string') {
    throw new InvalidInputError('pathPrefix goes with archiveId.', 'pathPrefix')
  }
  if (items) return readItems(items)
  if (filter) return { kind: 'FILTER', filter }
  checkPathText(pathPrefix ?? '', 'pathPrefix')
  return {
    kind: 'ARCHIVE',
    archiveId: readId(archiveId ?? '', 'archiveId'),
    pathPrefix: pathPrefix ?? '',
  }
}

function readItems(items: NonNullable<AdditionInput['items']>): AdditionSource {
  if (items.length > maxItems) {
    throw new InvalidInputError(`${items.length} items are given; ${maxItems} are the most.`, 'items')
  }
  return {
    kind: 'ITEMS',
    fileIds: items.map(({ fileId }) => readId(fileId, 'items')),
    paths: items.map(({ path }) => (typeof path === 'string' ? readItemPath(path, 'items') : null)),
  }
}
