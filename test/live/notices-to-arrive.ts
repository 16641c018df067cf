import { randomUUID } from 'node:crypto'
import type { Context } from '../../src/context.ts'
import { publish } from '../../src/live/notice.ts'

/** Waits for the notices of what is committed: they come in the order of commits, and this one's is the last. */
export async function noticesToArrive(ctx: Context): Promise<void> {
  const id = randomUUID()
  using marks = ctx.live.subscribe({ id })
  await publish(ctx.em.fork(), { kind: 'MARK', id, accountId: id, version: 1 })
  await marks.take(new AbortController().signal)
}
