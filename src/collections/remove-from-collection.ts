import { type RawBuilder, sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { changeInTurn } from './change-in-turn.ts'
import { changeItems } from './change-items.ts'
import type { Collection } from './collection.entity.ts'
import { readItemPath } from './item-path.ts'
import { lockCollection } from './lock-collection.ts'
import { isBelow } from './present-items.ts'

const maxPaths = 1_000

type Given<T> = T | null | undefined

/** Which items: one of paths, folder and all says so. */
type Removal = { paths?: Given<readonly string[]>; folder?: Given<string>; all?: Given<boolean> }

/**
 * Removes items from a collection; their files stay. Paths that it hasn't are passed over.
 * @throws InvalidInputError (collectionId, paths, folder)
 * @throws ConflictError, NotFoundError
 */
export async function removeFromCollection(
  ctx: CallerContext,
  input: Removal & { collectionId: string; expectedRevision?: Given<number> },
): Promise<{ collection: Collection; removed: number }> {
  const collectionId = readId(input.collectionId, 'collectionId')
  const closes = readRemoval(input)
  const { accountId } = ctx.caller
  const { expectedRevision } = input
  return await changeInTurn(ctx, { collectionId, isLarge: !input.paths }, () =>
    transaction(ctx, async (tx) => {
      const collection = await lockCollection(tx, { accountId, collectionId, expectedRevision })
      const { revision } = collection
      const { closed } = await changeItems(tx, { collectionId, revision, closes, opens: false })
      return { collection: await tx.refreshOrFail(collection), removed: closed }
    }),
  )
}

/** A condition for rows `i`. */
function readRemoval({ paths, folder, all }: Removal): RawBuilder<boolean> {
  const given = [Array.isArray(paths), typeof folder === 'string', all === true]
  if (given.filter(Boolean).length !== 1) {
    throw new InvalidInputError('One of paths, folder and all must be given.', 'paths')
  }
  if (paths) {
    if (paths.length > maxPaths) {
      throw new InvalidInputError(`${paths.length} paths are given; ${maxPaths} are the most.`, 'paths')
    }
    return sql<boolean>`i.path = any(${paths.map((path) => readItemPath(path, 'paths'))}::text[])`
  }
  if (typeof folder !== 'string') return sql<boolean>`true`
  return isBelow(sql`${readItemPath(folder, 'folder')}::text`)
}
