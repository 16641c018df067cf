import { sql } from 'kysely'
import { type Context, createContext, transaction } from '../context.ts'
import { type RunControl, SharedRun, type Waiting } from '../lib/shared-run.ts'
import { Archive } from './archive.entity.ts'
import { archiveRules, isIndexed } from './archive-rules.ts'
import { indexEntries } from './index-entries.ts'
import type { ArchiveProblem } from './unreadable-archive-error.ts'
import { ArchiveUnreadableError } from './zip/archive-unreadable-error.ts'

/** The stored bytes to read as an archive. */
export type ArchiveFile = { id: string; storageKey: string; size: number }

/**
 * Reads a file as an archive, once for each set of rules: its entries become rows, or the problem is noted. Within a
 * process it is done once for all who ask at the same time. Several processes may do it at once, since all write the
 * same rows.
 *
 * @param options.signal Ends the wait; the reading goes on as long as somebody waits for it.
 * @throws StorageError: trouble of the store is no finding about the archive.
 */
export async function indexArchive(ctx: Context, file: ArchiveFile, options?: Waiting): Promise<Archive> {
  const present = await readArchive(ctx, file)
  if (present !== null && isIndexed(present, ctx.config)) return present
  await joinRun(ctx, file).wait(options)
  const archive = await readArchive(ctx, file)
  if (archive === null) throw new Error(`archive ${file.id} vanished while it was indexed`)
  return archive
}

async function readArchive(ctx: Context, file: ArchiveFile): Promise<Archive | null> {
  return await createContext(ctx).em.findOne(Archive, { fileId: file.id })
}

function joinRun(ctx: Context, file: ArchiveFile): SharedRun<void> {
  const present = ctx.indexing.get(file.id)
  if (present !== undefined && !present.isAborted) return present
  const run = new SharedRun((control) =>
    index(createContext(ctx), file, control).finally(() => {
      if (ctx.indexing.get(file.id) === run) ctx.indexing.delete(file.id)
    }),
  )
  ctx.indexing.set(file.id, run)
  return run
}

async function index(ctx: Context, file: ArchiveFile, control: RunControl): Promise<void> {
  const present = await readArchive(ctx, file)
  // The run before may have ended between a caller's look and its wish for this one.
  if (present !== null && isIndexed(present, ctx.config)) return
  await sql`insert into archives (file_id) values (${file.id}) on conflict do nothing`.execute(
    ctx.em.getKysely(),
  )
  try {
    const entryCount = await indexEntries(ctx, file, control)
    await conclude(ctx, file, { entryCount, problem: null })
  } catch (error) {
    if (!(error instanceof ArchiveUnreadableError)) throw error
    await conclude(ctx, file, { entryCount: null, problem: error })
  }
}

/** The first finding under the same rules stands. */
async function conclude(
  ctx: Context,
  file: ArchiveFile,
  { entryCount, problem }: { entryCount: number | null; problem: ArchiveProblem | null },
): Promise<void> {
  const rules = archiveRules(ctx.config)
  await transaction(ctx, async (tx) => {
    const concluded = await sql`
      update archives set entry_count = ${entryCount}, problem_code = ${problem?.code ?? null},
        problem_message = ${problem?.message ?? null}, rules = ${rules}, indexed_at = now()
      where file_id = ${file.id} and (indexed_at is null or rules is distinct from ${rules})
      returning file_id`.execute(tx.getKysely())
    if (concluded.rows.length === 0 || problem === null) return
    // Under other rules the archive may be read again, and what its user deleted stays deleted.
    await sql`delete from archive_entries where archive_id = ${file.id} and child_deleted_at is null`.execute(
      tx.getKysely(),
    )
  })
}
