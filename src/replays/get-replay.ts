import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { readReplays } from './read-replays.ts'
import type { Replay } from './replay.entity.ts'

/** @throws NotFoundError where the account has no such replay. */
export async function getReplay(ctx: CallerContext, input: { replayId: string }): Promise<Replay> {
  const id = readId(input.replayId, 'id')
  const [found] = await readReplays(ctx.em.fork(), { work: { id, accountId: ctx.caller.accountId } })
  if (found === undefined) throw NotFoundError.of('replay')
  return found
}
