import { sql } from 'kysely'
import type { CallerContext } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import { fileConditions } from '../files/file-conditions.ts'
import { type FileFilter, holdsForAll } from '../files/file-filter.ts'
import { grantOnce } from '../idempotency/grant-once.ts'
import { readKeyedWish } from '../idempotency/keyed-wish.ts'
import { orGone } from '../idempotency/or-gone.ts'
import { lowestId, readId } from '../lib/uuid.ts'
import { createWork } from '../work/create-work.ts'
import type { Deletion } from './deletion.entity.ts'
import { getDeletion } from './get-deletion.ts'

const maxIds = 1_000

/** Which files: those with these ids, or those that match. What is null is not said; an empty list: none. */
type DeletionInput = {
  ids?: readonly string[] | null | undefined
  filter?: FileFilter | null | undefined
  /** That all files are meant must be said. */
  all?: boolean | null | undefined
  idempotencyKey?: string | null | undefined
}

/**
 * Asks for files to be deleted, those that are there by now.
 * @throws InvalidInputError (ids, filter, filter.…, all, idempotencyKey)
 * @throws ConflictError, GoneError, IdempotencyMismatchError
 */
export async function deleteFiles(
  ctx: CallerContext,
  input: DeletionInput,
): Promise<{ deletion: Deletion; replayed: boolean }> {
  const { accountId } = ctx.caller
  const { ids, filter } = readRequest(accountId, input)
  const key = input.idempotencyKey ?? null
  const wish = readKeyedWish({ accountId, key, mutation: 'deleteFiles', input: { ids, filter } })
  const { id: deletionId, replayed } = await grantOnce(ctx, wish, async (tx) => {
    const created = await createWork(tx, ctx.queue, { accountId, kind: 'DELETION', exclusiveKey: null })
    if (!('id' in created)) throw new Error('a deletion has no exclusive key')
    await sql`
      insert into deletions (id, ids, filter, up_to) values (
        ${created.id}, ${ids}::uuid[], ${filter && JSON.stringify(filter)}::jsonb,
        coalesce(
          (select id from files where account_id = ${accountId} and deleted_at is null order by id desc limit 1),
          ${lowestId}::uuid))`.execute(tx.getKysely())
    return created.id
  })
  return { deletion: await orGone(getDeletion(ctx, { deletionId })), replayed }
}

function readRequest(
  accountId: string,
  { ids = null, filter = null, all }: DeletionInput,
): { ids: string[] | null; filter: FileFilter | null } {
  if (ids !== null) {
    if (filter !== null || all) throw new InvalidInputError('ids go with neither filter nor all.', 'ids')
    if (ids.length > maxIds) {
      throw new InvalidInputError(`${ids.length} ids are given; ${maxIds} are the most.`, 'ids')
    }
    return { ids: [...new Set(ids.map((id) => readId(id, 'ids')))], filter: null }
  }
  if (!all && (filter === null || holdsForAll(filter))) {
    throw new InvalidInputError('This would delete all files: if that is meant, say so by all.', 'filter')
  }
  // Said now, not by an attempt that fails.
  fileConditions(accountId, filter)
  return { ids: null, filter }
}
