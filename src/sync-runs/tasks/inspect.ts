import { createHash } from 'node:crypto'
import { releaseBytes } from '../../lib/release-bytes.ts'
import { type Inspection, StorageError, type WantedObject } from '../../storage/object-store.ts'
import { singleError } from './group-error.ts'
import type { Watched } from './unless-stalled.ts'
import { type PacedStore, type Workbench, watched } from './workbench.ts'

/** Above, bytes that are paced are read in chunks, so that the pace is kept within an object too. */
const largestUnpaced = 256 * 1024

/**
 * Looks at objects of a store.
 * @throws GroupError where several can't be looked at together; the workbench's signal's reason.
 */
export async function inspect(
  bench: Workbench,
  place: PacedStore,
  wanted: readonly WantedObject[],
): Promise<(Inspection | Error)[]> {
  if (wanted.length === 0) return []
  try {
    return await watched(bench, (watch) => look(place, wanted, watch))
  } catch (error) {
    return [singleError(bench, error, { tasks: wanted.length, channel: place.channel })]
  }
}

async function look(
  { store, rate }: PacedStore,
  wanted: readonly WantedObject[],
  watch: Watched,
): Promise<(Inspection | Error)[]> {
  const [only, ...others] = wanted
  const isLarge = (only?.hashIfSize ?? 0) > largestUnpaced
  if (rate.isLimited && isLarge && only !== undefined && others.length === 0)
    return [await lookSlowly({ store, rate }, only, watch)]
  await rate.take(
    wanted.reduce((sum, { hashIfSize }) => sum + (hashIfSize ?? 0), 0),
    watch,
  )
  return await store.inspectMany(wanted, { signal: watch.signal, onMove: watch.stir })
}

async function lookSlowly(
  { store, rate }: Pick<PacedStore, 'store' | 'rate'>,
  { key, hashIfSize }: WantedObject,
  watch: Watched,
): Promise<Inspection> {
  const stated = await store.stat(key)
  if (stated === null) throw new StorageError('OBJECT_MISSING', `there is no object ${key}`)
  if (stated.size !== hashIfSize) return { size: stated.size, sha256: null }
  const hashing = createHash('sha256')
  let size = 0
  for await (const chunk of await store.read(key, { signal: watch.signal })) {
    await rate.take(chunk.length, watch)
    watch.stir()
    hashing.update(chunk)
    size += chunk.length
    releaseBytes(chunk)
  }
  return { size, sha256: hashing.digest('hex') }
}
