import { execFile } from 'node:child_process'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { File } from '../../src/files/file.entity.ts'
import { layoutOf, placeOf } from '../../src/storage/file-system/layout.ts'
import type { TestApp } from '../support/test-app.ts'

const run = promisify(execFile)

/** The place of a file's bytes in the store. */
export async function placeOfFile({ caller, site }: TestApp, fileId: string): Promise<string> {
  const { storageKey } = await caller.em.fork().findOneOrFail(File, { id: fileId })
  return placeOf(layoutOf(join(site.dataDirectory, 'objects')), storageKey)
}

/**
 * Makes reads of an object hang, as those of a dead network drive do: in its place is a pipe that nobody writes to.
 * Disposing puts it back, and lets go of whoever still waits.
 */
export async function hang(place: string): Promise<AsyncDisposable> {
  const aside = `${place}.aside`
  await rename(place, aside)
  await run('mkfifo', [place])
  return {
    [Symbol.asyncDispose]: async () => {
      // Opened for both, so that it doesn't wait for a reader in its turn.
      const pipe = await open(place, 'r+')
      await rm(place)
      await rename(aside, place)
      await pipe.close()
    },
  }
}
