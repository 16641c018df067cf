import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import { hasDetails } from './has-details.ts'
import type { SyncAction, TaskState } from './sync-words.ts'

/** Which tasks of a run: all that is given must hold. */
export type TaskFilter = {
  actions?: readonly SyncAction[] | null | undefined
  channels?: readonly string[] | null | undefined
  states?: readonly TaskState[] | null | undefined
}

export type ListedTask = {
  /** The file; of a REMOVE, the key of the object. */
  subjectId: string
  channel: string
  action: SyncAction
  state: TaskState
  round: number
}

/** A task's place in the list. */
export function taskKey({ subjectId, channel }: ListedTask): string {
  return `${subjectId} ${channel}`
}

/**
 * What a run that the caller may see does with each file on each channel, in the order of the files' ids.
 * @returns null where that isn't kept any more.
 * @throws InvalidInputError (after)
 */
export async function listRunTasks(
  ctx: Context,
  input: { runId: string; page: PageRequest; filter: TaskFilter | null | undefined },
): Promise<Page<ListedTask> | null> {
  const { runId, page, filter } = input
  const em = ctx.em.fork()
  const { actions, channels, states } = filter ?? {}
  const found = await sql<ListedTask>`
    select subject_id as "subjectId", channel, action, state, round from sync_tasks
    where run_id = ${runId} and ${isAfter(page.after)}
      and ${isAmong('action', actions)} and ${isAmong('channel', channels)} and ${isAmong('state', states)}
    order by subject_id, channel limit ${page.first + 1}`.execute(em.getKysely())
  // Asked afterwards, since they may be deleted at any moment.
  if (found.rows.length === 0 && !(await hasDetails(em, runId))) return null
  return toPage(found.rows, page.first)
}

function isAfter(key: string | null) {
  if (key === null) return sql`true`
  const [subject = '', ...channel] = key.split(' ')
  return sql`(subject_id, channel) > (${readId(subject, 'after')}::uuid, ${channel.join(' ')}::text)`
}

function isAmong(column: string, values: readonly string[] | null | undefined) {
  return values == null ? sql`true` : sql`${sql.ref(column)} = any(${[...values]}::text[])`
}
