import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileSystemStore } from '../../src/storage/file-system-store.ts'

/** A file system store in a folder of its own, which goes with it. */
export async function openTemporaryStore() {
  const directory = await mkdtemp(join(tmpdir(), 'stevedore-store-'))
  const store = await openFileSystemStore({ directory })
  return {
    store,
    directory,
    leftovers: async () => [
      ...(await readdir(join(directory, 'incoming'))),
      ...(await readdir(join(directory, 'partial'))),
    ],
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]()
      await rm(directory, { recursive: true })
    },
  }
}
