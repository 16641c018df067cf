import { bounded } from '../../lib/bounded.ts'
import type { Bucket } from './bucket.ts'
import { cleanUp } from './clean-up.ts'
import { deleteObject } from './delete-object.ts'
import { putWhole } from './put-whole.ts'

/** Requests at once: small objects take the store's time rather than ours. */
const atOnce = 32

/** Writes many small objects, or leaves none of them. */
export async function putMany(
  bucket: Bucket,
  objects: readonly { key: string; bytes: Uint8Array }[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const written: string[] = []
  const write = async ({ key, bytes }: { key: string; bytes: Uint8Array }) => {
    await putWhole(bucket, { key, bytes }, { signal })
    written.push(key)
  }
  try {
    await bounded({ items: objects, limit: atOnce, run: write })
  } catch (error) {
    const remove = (key: string) => cleanUp(signal, (patience) => deleteObject(bucket, key, patience))
    await bounded({ items: written, limit: atOnce, run: remove })
    throw error
  }
}
