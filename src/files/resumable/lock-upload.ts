import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, createContext } from '../../context.ts'
import type { EntityManager } from '../../database/orm.ts'
import { ConflictError } from '../../errors.ts'
import { publish } from '../../live/notice.ts'
import { toUpload, type UploadColumns, uploadColumns } from '../read-upload.ts'
import type { Upload } from '../upload.entity.ts'
import { findUpload } from './find-pending-upload.ts'

/** After so long the lock of a process that died is free. */
const leaseSeconds = 15
const leaseMillis = leaseSeconds * 1000

/** How long one waits for another to let go: it's asked to at once. */
const patienceMillis = 10_000

/** A notice may be lost. */
const lookAgainMillis = 500

/**
 * An upload that is this caller's alone, in all processes, until it's disposed. `upload`: as it was when it was locked;
 * completing it frees it. One that has ended is nobody's: the lock that is left on it tells garbage collection of its pieces.
 */
export type UploadLock = AsyncDisposable & { upload: Upload }

/**
 * Locks an upload. Who holds the lock already is asked to let go: a client that comes a second time mostly has lost its
 * first connection, and the server hasn't noticed yet.
 *
 * @param options.onWanted Another one wants the lock, or it's lost: stop, and dispose it.
 * @throws NotFoundError, ConflictError where the other one doesn't let go.
 */
export async function lockUpload(
  ctx: Context,
  uploadId: string,
  { onWanted }: { onWanted: () => void },
): Promise<UploadLock> {
  const token = randomUUID()
  const { em } = createContext(ctx)
  const topic = `lock of ${uploadId}`
  const changes = ctx.live.subscribe({ id: topic })
  const tell = (kind: 'UPLOAD_WANTED' | 'UPLOAD_FREE') =>
    publish(em.fork(), { kind, id: topic, accountId: token, version: 0 })
  const waitForTurn = async () => {
    const deadline = performance.now() + patienceMillis
    for (;;) {
      const upload = await take(em, uploadId, token)
      if (upload !== null) return upload
      const other = await findUpload(em, uploadId)
      if (other.state !== 'PENDING') return other
      if (performance.now() > deadline)
        throw new ConflictError('Another client sends bytes of this upload.', leaseSeconds)
      await tell('UPLOAD_WANTED')
      await changes.take(AbortSignal.timeout(lookAgainMillis))
    }
  }
  const upload = await waitForTurn().catch((error) => {
    changes[Symbol.dispose]()
    throw error
  })
  if (upload.state !== 'PENDING') {
    changes[Symbol.dispose]()
    return { upload, [Symbol.asyncDispose]: async () => {} }
  }
  let heldUntil = performance.now() + leaseMillis
  const renewing = setInterval(() => {
    const asked = performance.now()
    // Cut off from the database: by now another may have it.
    if (asked > heldUntil) onWanted()
    renew(em, uploadId, token).then(
      (held) => {
        if (held) heldUntil = asked + leaseMillis
        else onWanted()
      },
      (error) => ctx.log.warn({ err: error, uploadId }, "could not renew an upload's lock"),
    )
  }, leaseMillis / 3)
  const over = new AbortController()
  let isWanted = false
  const listen = async () => {
    for (let wake = await changes.take(over.signal); wake !== null; wake = await changes.take(over.signal)) {
      if (!wake.notices.some(({ kind, accountId }) => kind === 'UPLOAD_WANTED' && accountId !== token))
        continue
      isWanted = true
      onWanted()
    }
  }
  void listen()
  return {
    upload,
    [Symbol.asyncDispose]: async () => {
      over.abort()
      clearInterval(renewing)
      changes[Symbol.dispose]()
      if (upload.state !== 'COMPLETED') await release(em, uploadId, token)
      if (isWanted) await tell('UPLOAD_FREE')
    },
  }
}

async function take(em: EntityManager, id: string, token: string): Promise<Upload | null> {
  const taken = await sql<UploadColumns>`
    update uploads set lock = ${token}, locked_until = clock_timestamp() + ${leaseSeconds} * interval '1 second'
    where id = ${id} and state = 'PENDING' and expires_at > now()
      and (lock is null or locked_until <= clock_timestamp())
    returning ${uploadColumns}`.execute(em.getKysely())
  const [row] = taken.rows
  return row === undefined ? null : await toUpload(em, row)
}

async function release(em: EntityManager, id: string, token: string): Promise<void> {
  await sql`update uploads set lock = null where id = ${id} and lock = ${token} and state = 'PENDING'`.execute(
    em.getKysely(),
  )
}

async function renew(em: EntityManager, id: string, token: string): Promise<boolean> {
  const renewed = await sql`
    update uploads set locked_until = clock_timestamp() + ${leaseSeconds} * interval '1 second'
    where id = ${id} and lock = ${token}
    returning id`.execute(em.getKysely())
  return renewed.rows.length > 0
}
