import type { FilterQuery } from '@mikro-orm/core'
import type { CallerContext } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import type { Export } from './export.entity.ts'
import type { ExportFormat, ExportState } from './export-words.ts'
import { readExports } from './read-exports.ts'

/** Which exports of an account: all that is given must hold. */
export type ExportFilter = {
  collectionId?: string | null | undefined
  formats?: readonly ExportFormat[] | null | undefined
  states?: readonly ExportState[] | null | undefined
}

/** The account's exports, newest first. The key of the list is the id. @throws InvalidInputError */
export async function listExports(
  ctx: CallerContext,
  input: { page: PageRequest; filter?: ExportFilter | null | undefined },
): Promise<Page<Export>> {
  const { page, filter } = input
  const after = page.after === null ? null : readId(page.after, 'after')
  const { accountId } = ctx.caller
  const conditions: FilterQuery<Export> = { $and: [conditionsOf(filter ?? {}), { work: { accountId } }] }
  const found = await readExports(
    ctx.em.fork(),
    after === null ? conditions : { $and: [conditions, { work: { id: { $lt: after } } }] },
    page.first + 1,
  )
  return toPage(found, page.first)
}

function conditionsOf({ collectionId, formats, states }: ExportFilter): FilterQuery<Export> {
  return {
    ...(collectionId != null && { collectionId: readId(collectionId, 'collectionId') }),
    ...(formats != null && { format: { $in: [...new Set(formats)] } }),
    ...(states != null && { state: { $in: [...new Set(states)] } }),
  }
}
