export const entryKinds = ['FILE', 'DIRECTORY', 'SYMLINK', 'SPECIAL'] as const

export type EntryKind = (typeof entryKinds)[number]

const DOS_DIRECTORY = 0x10

const FILE_TYPE = 0o170000
const FIFO = 0o010000
const CHARACTER_DEVICE = 0o020000
const DIRECTORY = 0o040000
const BLOCK_DEVICE = 0o060000
const SYMLINK = 0o120000
const SOCKET = 0o140000

/**
 * Tells what an entry stands for, by its name and its external attributes (Unix mode in the high half,
 * DOS attributes in the low byte). The host system byte is not asked: a symlink stays one under a false flag.
 */
export function entryKind({
  name,
  attributes,
  size,
}: {
  name: string
  attributes: number
  size: number
}): EntryKind {
  const type = (attributes >>> 16) & FILE_TYPE
  if (type === SYMLINK) return 'SYMLINK'
  if (name.endsWith('/') || name.endsWith('\\')) return 'DIRECTORY'
  if (type === CHARACTER_DEVICE || type === BLOCK_DEVICE || type === SOCKET) return 'SPECIAL'
  if (size > 0) return 'FILE' // with a FIFO's mode too: `zip -` gives it to the bytes read from a pipe
  if (type === FIFO) return 'SPECIAL'
  if (type === DIRECTORY || (type === 0 && (attributes & DOS_DIRECTORY) !== 0)) return 'DIRECTORY'
  return 'FILE'
}
