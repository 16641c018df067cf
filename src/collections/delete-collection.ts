import { sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import { readId } from '../lib/uuid.ts'
import { changeInTurn } from './change-in-turn.ts'
import { lockCollection } from './lock-collection.ts'
import { notifyCollection } from './notify-collection.ts'

/**
 * Deletes a collection: there is no such collection any more. Its files stay; its items go with garbage collection.
 * @throws InvalidInputError (collectionId)
 * @throws ConflictError, NotFoundError
 */
export async function deleteCollection(
  ctx: CallerContext,
  input: { collectionId: string; expectedRevision?: number | null | undefined },
): Promise<void> {
  const collectionId = readId(input.collectionId, 'collectionId')
  const { accountId } = ctx.caller
  const { expectedRevision } = input
  await changeInTurn(ctx, { collectionId }, () =>
    transaction(ctx, async (tx) => {
      await lockCollection(tx, { accountId, collectionId, expectedRevision })
      await sql`
        with deleted as (
          update collections set deleted_at = clock_timestamp() where id = ${collectionId} returning *
        )
        select ${notifyCollection} from deleted`.execute(tx.getKysely())
    }),
  )
}
