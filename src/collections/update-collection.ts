import { sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import { readId } from '../lib/uuid.ts'
import { changeInTurn } from './change-in-turn.ts'
import type { Collection } from './collection.entity.ts'
import { checkCollectionName, checkDescription } from './collection-text.ts'
import { lockCollection } from './lock-collection.ts'
import { notifyCollection } from './notify-collection.ts'

/**
 * Changes what a collection is called. Where nothing differs, nothing changes.
 * @param input.name null or left out: stays.
 * @param input.description null: none; left out: stays.
 * @throws InvalidInputError (collectionId, name, description)
 * @throws ConflictError, NotFoundError
 */
export async function updateCollection(
  ctx: CallerContext,
  input: {
    collectionId: string
    name?: string | null | undefined
    description?: string | null | undefined
    expectedRevision?: number | null | undefined
  },
): Promise<Collection> {
  const collectionId = readId(input.collectionId, 'collectionId')
  if (typeof input.name === 'string') checkCollectionName(input.name)
  if (typeof input.description === 'string') checkDescription(input.description)
  const { accountId } = ctx.caller
  const { expectedRevision } = input
  return await changeInTurn(ctx, { collectionId }, () =>
    transaction(ctx, async (tx) => {
      const collection = await lockCollection(tx, { accountId, collectionId, expectedRevision })
      const name = input.name ?? collection.name
      const description = input.description === undefined ? collection.description : input.description
      await sql`
        with changed as (
          update collections set name = ${name}, description = ${description},
            revision = revision + 1, updated_at = clock_timestamp()
          where id = ${collectionId} and (name, description) is distinct from (${name}, ${description}::text)
          returning *
        )
        select ${notifyCollection} from changed`.execute(tx.getKysely())
      return await tx.refreshOrFail(collection)
    }),
  )
}
