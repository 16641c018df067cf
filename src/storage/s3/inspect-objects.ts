import { createHash } from 'node:crypto'
import { bounded } from '../../lib/bounded.ts'
import { type Inspection, StorageError, type WantedObject } from '../object-store.ts'
import type { Bucket } from './bucket.ts'
import { beyondAll, openRange } from './open-range.ts'
import { readChunks } from './read-object.ts'
import { statObject } from './stat-object.ts'

type Options = { signal?: AbortSignal; onMove?: () => void; atOnce?: number }

/** One request for each: an answer to GET says how many bytes follow, and is left where they're not as many as wanted. */
export async function inspectObjects(
  bucket: Bucket,
  wanted: readonly WantedObject[],
  options: Options,
): Promise<(Inspection | StorageError)[]> {
  const found: (Inspection | StorageError)[] = []
  const inspect = async ([index, one]: [number, WantedObject]) => {
    try {
      found[index] = await inspectObject(bucket, one, options)
    } catch (error) {
      options.signal?.throwIfAborted()
      if (!(error instanceof StorageError)) throw error
      found[index] = error
    }
    options.onMove?.()
  }
  await bounded({ items: wanted.entries(), limit: options.atOnce ?? 1, run: inspect })
  return found
}

async function inspectObject(
  bucket: Bucket,
  { key, hashIfSize, keeps = false }: WantedObject,
  { signal, onMove }: Options,
): Promise<Inspection> {
  signal?.throwIfAborted()
  if (hashIfSize === null) {
    const stated = await statObject(bucket, key)
    if (stated === null) throw new StorageError('OBJECT_MISSING', `there is no object ${key}`)
    return { size: stated.size, sha256: null }
  }
  const opened = await openRange(bucket, key, { start: 0, end: beyondAll }, { signal })
  if (opened.end !== hashIfSize) {
    opened.body.destroy()
    return { size: opened.end, sha256: null }
  }
  const hashing = createHash('sha256')
  const kept: Uint8Array[] = []
  for await (const chunk of readChunks(bucket, key, { opened, signal })) {
    hashing.update(chunk)
    if (keeps) kept.push(chunk)
    onMove?.()
  }
  const found = { size: opened.end, sha256: hashing.digest('hex') }
  return keeps ? { ...found, bytes: Buffer.concat(kept) } : found
}
