import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/transaction.ts'
import { lowestId } from '../../lib/uuid.ts'

const pageSize = 1_000

/**
 * The failures of a run as NDJSON, in the order in which they were first seen; a page is in memory at once.
 * @param input.onCount Is told of each page how many it has.
 */
export async function* writeFailures(
  { em }: Pick<Context, 'em'>,
  { runId, onCount }: { runId: string; onCount: (failures: number) => void },
): AsyncGenerator<Uint8Array> {
  let after: string | null = lowestId
  while (after !== null) {
    const page = await readPage(em, runId, after)
    onCount(page.length)
    if (page.length > 0) yield Buffer.from(page.map(({ line }) => `${line}\n`).join(''))
    after = page.length < pageSize ? null : (page.at(-1)?.id ?? null)
  }
}

/**
 * The key of an object that a REMOVE was about is nobody's concern outside. A million failures may be younger than what the
 * planner knows of the table: it would sort all of them for each page, where the index has them in order.
 */
async function readPage(
  em: Context['em'],
  runId: string,
  after: string,
): Promise<{ id: string; line: string }[]> {
  return await inOneTransaction(em, async (tx) => {
    await sql`set local enable_sort = off`.execute(tx.getKysely())
    const found = await sql<{ id: string; line: string }>`
      select id, json_build_object(
        'id', id, 'fileId', case when action <> 'REMOVE' then subject_id end, 'channel', channel, 'action', action,
        'state', state, 'stage', stage, 'code', code, 'message', message, 'attempts', attempts, 'version', version, 'replayId', replay_id,
        'filename', filename, 'size', size, 'sha256', sha256,
        'firstSeenAt', to_char(first_seen_at at time zone 'UTC', ${isoFormat}),
        'lastSeenAt', to_char(last_seen_at at time zone 'UTC', ${isoFormat}))::text as line
      from sync_failures where run_id = ${runId} and id > ${after} order by id limit ${pageSize}`.execute(
      tx.getKysely(),
    )
    return found.rows
  })
}

const isoFormat = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
