import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { orFault } from './fault.ts'
import type { Layout } from './layout.ts'

/** A block of most file systems: a few bytes could fit into a disk that is full. */
const probeBytes = new Uint8Array(4096)

/** Proves that the store can be written by writing to it. @throws StorageError */
export async function probe({ incoming }: Layout): Promise<void> {
  const path = join(incoming, randomUUID())
  try {
    await orFault(writeFile(path, probeBytes, { flag: 'wx', mode: 0o600, flush: true }))
  } finally {
    // If this fails it is removed as a leftover.
    await rm(path, { force: true }).catch(() => {})
  }
}
