import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { fileConditions } from '../files/file-conditions.ts'
import { selectFiles } from '../files/select-files.ts'
import { archivePathTag } from '../files/tags.ts'
import type { Addition, AdditionSource } from './addition.ts'
import { stageItems } from './staged-items.ts'

type Source<Kind extends AdditionSource['kind']> = Extract<AdditionSource, { kind: Kind }>

/**
 * Stages the files that are to be added, with the paths that are wanted for them.
 * @param given.limit More than so many aren't staged.
 * @returns how many there are: up to one more than the limit.
 * @throws NotFoundError that names the first file that the account hasn't.
 * @throws InvalidInputError with a field of `filter`.
 */
export async function stageAddition(
  tx: Tx,
  given: Pick<Addition, 'source' | 'folder'> & { accountId: string; limit: number },
): Promise<number> {
  const { source, folder, accountId, limit } = given
  const files = await selectSource(tx, source, accountId)
  const count = await stageItems(
    tx,
    sql`select ordinal, ${folder}::text || path as path, file_id, size, sha256 from (${files}) file
      order by ordinal limit ${limit + 1}`,
  )
  if (source.kind === 'ITEMS') await refuseMissing(tx)
  return count
}

async function selectSource(tx: Tx, source: AdditionSource, accountId: string): Promise<RawBuilder<unknown>> {
  switch (source.kind) {
    case 'ITEMS':
      return selectItems(source, accountId)
    case 'FILTER':
      return sql`
        select row_number() over (order by id) as ordinal, filename as path, id as file_id, size, sha256
        from (${selectFiles(tx, fileConditions(accountId, source.filter))}) f`
    case 'ARCHIVE':
      await demandArchive(tx, source.archiveId, accountId)
      return selectChildren(source, accountId)
    default:
      return source satisfies never
  }
}

/** A file that isn't there has no size. */
function selectItems({ fileIds, paths }: Source<'ITEMS'>, accountId: string): RawBuilder<unknown> {
  return sql`
    select ordinal, coalesce(given.path, filename) as path, given.file_id, size, sha256
    from unnest(${fileIds}::uuid[], ${paths}::text[]) with ordinality as given (file_id, path, ordinal)
    left join files on id = given.file_id and account_id = ${accountId} and deleted_at is null`
}

function selectChildren(
  { archiveId, pathPrefix }: Source<'ARCHIVE'>,
  accountId: string,
): RawBuilder<unknown> {
  return sql`
    select archive_index as ordinal, path, id as file_id, size, sha256
    from files, lateral (select coalesce(tags ->> ${archivePathTag}::text, filename) as path) entry
    where archive_id = ${archiveId} and account_id = ${accountId} and deleted_at is null
      and path ^@ ${pathPrefix}::text`
}

/** An archive that has been deleted may still have children. */
async function demandArchive(tx: Tx, archiveId: string, accountId: string): Promise<void> {
  const found = await sql`
    select from files
    where (id = ${archiveId} or archive_id = ${archiveId}) and account_id = ${accountId} and deleted_at is null
    limit 1`.execute(tx.getKysely())
  if (found.rows.length === 0) throw NotFoundError.of('archive')
}

async function refuseMissing(tx: Tx): Promise<void> {
  const found = await sql<{ id: string }>`
    select file_id as id from staged_items where size is null order by ordinal limit 1`.execute(
    tx.getKysely(),
  )
  const [missing] = found.rows
  if (missing) throw new NotFoundError(`There is no such file: ${missing.id}.`)
}
