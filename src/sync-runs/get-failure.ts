import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { SyncFailure } from './sync-failure.entity.ts'
import { SyncRun } from './sync-run.entity.ts'

/** @throws NotFoundError where no run of the account has such a failure, or not any more. */
export async function getFailure(ctx: CallerContext, input: { failureId: string }): Promise<SyncFailure> {
  const em = ctx.em.fork()
  const failure = await em.findOne(SyncFailure, { id: readId(input.failureId, 'id') })
  const isOwn =
    failure !== null &&
    (await em.count(SyncRun, { work: failure.runId, accountId: ctx.caller.accountId })) > 0
  if (!isOwn) throw NotFoundError.of('failure')
  return failure
}
