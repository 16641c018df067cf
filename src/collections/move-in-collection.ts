import { type RawBuilder, sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { InvalidInputError, NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { changeInTurn } from './change-in-turn.ts'
import { changeItems } from './change-items.ts'
import { refuseFilesAsFolders, refuseTakenPaths } from './check-staged-places.ts'
import type { Collection } from './collection.entity.ts'
import { quotePath, readItemPath } from './item-path.ts'
import { lockCollection } from './lock-collection.ts'
import { fileAt, fileBelow, isBelow, type Present } from './present-items.ts'
import { checkStagedPaths, stageItems } from './staged-items.ts'

/**
 * Moves a file, or a folder with all that lies in it, to another path of its collection. Into a folder that is there
 * already, as long as nothing in it has the same path.
 *
 * @throws InvalidInputError (collectionId, from, to)
 * @throws NotFoundError where the account has no such collection, or nothing is at `from`.
 * @throws ConflictError where the collection isn't at the expected revision, or a path is taken.
 */
export async function moveInCollection(
  ctx: CallerContext,
  input: { collectionId: string; from: string; to: string; expectedRevision?: number | null | undefined },
): Promise<{ collection: Collection; moved: number }> {
  const collectionId = readId(input.collectionId, 'collectionId')
  const from = readItemPath(input.from, 'from')
  const to = readItemPath(input.to, 'to')
  const { accountId } = ctx.caller
  const { expectedRevision } = input
  return await changeInTurn(ctx, { collectionId, isLarge: true }, () =>
    transaction(ctx, async (tx) => {
      const collection = await lockCollection(tx, { accountId, collectionId, expectedRevision })
      const moves = await findMoved(tx, { collectionId, from, to })
      if (from === to) return { collection, moved: 0 }
      await stageMoved(tx, { collectionId, from, to, moves })
      const { revision } = collection
      const { opened } = await changeItems(tx, { collectionId, revision, closes: moves, opens: true })
      return { collection: await tx.refreshOrFail(collection), moved: opened }
    }),
  )
}

type Move = { collectionId: string; from: string; to: string }

/** A condition for the rows `i` that move. */
async function findMoved(tx: Tx, { collectionId, from, to }: Move): Promise<RawBuilder<boolean>> {
  const present: Present = { collectionId, stays: sql<boolean>`true` }
  const path = sql`${from}::text`
  const found = await sql<{ file: string | null; folder: string | null }>`
    select ${fileAt(present, path)} as file, ${fileBelow(present, path)} as folder`.execute(tx.getKysely())
  const [at] = found.rows
  if (at?.file) return sql<boolean>`i.path = ${path}`
  if (!at?.folder) throw new NotFoundError(`The collection has nothing at ${quotePath(from)}.`)
  if (to.startsWith(`${from}/`)) throw new InvalidInputError('A folder can not move into itself.', 'to')
  return isBelow(path)
}

async function stageMoved(
  tx: Tx,
  { collectionId, from, to, moves }: Move & { moves: RawBuilder<boolean> },
): Promise<void> {
  await stageItems(
    tx,
    sql`
      select row_number() over (order by i.path) as ordinal,
        ${to}::text || substr(i.path, length(${from}::text) + 1) as path, i.file_id, i.size, i.sha256
      from collection_items i where i.collection_id = ${collectionId} and i.to_revision is null and ${moves}`,
  )
  await checkStagedPaths(tx, 'to')
  const present: Present = { collectionId, stays: sql<boolean>`not ${moves}` }
  await refuseTakenPaths(tx, present)
  await refuseFilesAsFolders(tx, present)
}
