import type { Context } from '../../context.ts'
import { createContext } from '../../context.ts'
import { detectContentType } from '../../lib/content-type.ts'
import { sniffedBytes } from '../../lib/content-type-sniff.ts'
import { hashBytes } from '../../lib/hash-bytes.ts'
import { explainStorage } from '../../work/explain-storage.ts'
import type { KindOfWork } from '../../work/kind-of-work.ts'
import type { Run } from '../../work/run.ts'
import { WorkFailedError } from '../../work/stop.ts'
import { BytesRefusedError } from '../bytes-refused-error.ts'
import { completeUpload } from '../complete-upload.ts'
import { discardObject } from '../discard-object.ts'
import { checkWhole } from '../expected-bytes.ts'
import { holdKey } from '../hold-key.ts'
import { Upload } from '../upload.entity.ts'
import { directStore } from './direct-store.ts'
import { endCompletion } from './end-completion.ts'
import { readCompletions } from './read-completions.ts'

/** What a completion is as work. */
export const completion: KindOfWork = { execute: runCompletion, sumUp: endCompletion }

/**
 * Makes the parts of a direct upload one object, reads it back, and gives it its row if it's what was declared. An attempt
 * finds what the one before it has done: the object, or even the file.
 */
async function runCompletion(ctx: Context, run: Run): Promise<void> {
  const { em } = createContext(ctx)
  const [found] = await readCompletions(em, { work: { id: run.claim.id } })
  const upload = found && (await em.findOne(Upload, { id: found.uploadId }))
  if (!upload) throw new Error(`completion ${run.claim.id} has no upload`)
  if (upload.state === 'COMPLETED') return
  await run.plan({ items: 1, bytes: upload.size ?? 0 })
  try {
    await holdKey(ctx, upload.id, () =>
      complete(ctx, run, { upload, sha256: found.sha256 ?? upload.sha256 ?? null }),
    )
  } catch (error) {
    throw error instanceof BytesRefusedError
      ? await refuse(ctx, run, { upload, error })
      : explainStorage(error, 'the upload')
  }
}

async function complete(
  ctx: Context,
  run: Run,
  { upload, sha256: declared }: { upload: Upload; sha256: string | null },
): Promise<void> {
  const { storageKey, filename, partsId } = upload
  const { signal } = run
  if (partsId) await directStore(ctx).complete(storageKey, partsId, { signal })
  run.stir()
  const { head, ...received } = await readBack(ctx, run, storageKey)
  checkWhole(received, { maxBytes: ctx.config.maxFileBytes, size: upload.size ?? null, sha256: declared })
  await run.finishing()
  const contentType = upload.contentType ?? detectContentType(filename, head)
  await run.commit({ items: 1, bytes: 0 }, async (tx) => {
    await completeUpload(tx, { ...received, id: upload.id, storageKey, contentType })
  })
}

async function readBack(
  ctx: Context,
  run: Run,
  storageKey: string,
): Promise<{ size: number; sha256: string; head: Uint8Array }> {
  const head = await ctx.store.readRange(
    storageKey,
    { start: 0, length: sniffedBytes },
    { signal: run.signal },
  )
  const bytes = hashBytes(await ctx.store.read(storageKey, { signal: run.signal }))
  for await (const chunk of bytes) run.moved(chunk.length)
  return { ...bytes.result(), head }
}

/** The bytes go before the upload begins anew, and only for as long as the claim holds: until then they are this run's. */
async function refuse(
  ctx: Context,
  run: Run,
  { upload, error }: { upload: Upload; error: BytesRefusedError },
): Promise<WorkFailedError> {
  await run.finishing()
  await discardObject(ctx, upload.storageKey)
  return new WorkFailedError(error.reason, error.message, { cause: error })
}
