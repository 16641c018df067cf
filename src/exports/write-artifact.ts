import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Run } from '../work/run.ts'
import { clearMissing, readArtifactItems } from './artifact-items.ts'
import type { MissingReason } from './export-words.ts'
import { Pages } from './formats/pages.ts'
import { HashedPages } from './hashing/hashed-pages.ts'
import type { Build } from './read-build.ts'
import { writeFormat } from './write-format.ts'

/** Bytes in the store, which no row names yet. */
export type Artifact = { storageKey: string; sizeBytes: number; sha256: string; complete: boolean }

/**
 * Streams an artifact from the store into the store, under a fresh key. If anything goes wrong, nothing is kept.
 * @param input.broken The paths of items that were found broken, and why; where there are any, each file is read before
 *   it's written.
 * @throws ItemError where a file turns out broken.
 */
export async function writeArtifact(
  ctx: Context,
  input: { run: Run; build: Build; broken: ReadonlyMap<string, MissingReason> },
): Promise<Artifact> {
  const { run, build } = input
  const { signal } = run
  const storageKey = randomUUID()
  const missing = { count: 0 }
  await clearMissing(run)
  const items = readArtifactItems(ctx, { ...input, onMissing: (count) => (missing.count += count) })
  const pages = new Pages()
  const written = writeFormat(build.format, items, {
    name: stemOf(build.filename),
    createdAt: build.revisedAt,
    signal,
    pages,
    level: build.options.compression,
    onProgress: (step) => run.advance(step),
  })
  await using bytes = new HashedPages(written, pages)
  await ctx.store.put(storageKey, bytes, { signal, release: (page) => bytes.release(page) })
  const { size: sizeBytes, sha256 } = bytes.result()
  return { storageKey, sizeBytes, sha256, complete: missing.count === 0 }
}

/** The name without what stands for the format. */
function stemOf(filename: string): string {
  return filename.slice(0, filename.lastIndexOf('.'))
}
