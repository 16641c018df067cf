import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll } from 'vitest'

/** Gives a function that writes bytes into a file and tells its path. The files go when the tests are done. */
export function useBuiltFiles(): (bytes: AsyncIterable<Uint8Array>) => Promise<string> {
  let directory = ''
  let count = 0
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'stevedore-formats-'))
  })
  afterAll(() => rm(directory, { recursive: true }))
  return async (bytes) => {
    const path = join(directory, `built-${count++}`)
    await pipeline(bytes, createWriteStream(path))
    return path
  }
}
