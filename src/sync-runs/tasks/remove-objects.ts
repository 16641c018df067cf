import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import type { BatchTask } from '../batches/batch-tasks.ts'
import { explainError } from './explain-failure.ts'
import { singleError } from './group-error.ts'
import { ended, failed, type Tried } from './tried.ts'
import { type Workbench, watched } from './workbench.ts'

/**
 * Removes objects from a replica that no file has. It's asked once more whether that is so, be the file someone else's or
 * in the trash: what a file has come to have since stays.
 */
export async function removeObjects(bench: Workbench, tasks: readonly BatchTask[]): Promise<Tried[]> {
  const { ctx, batch } = bench
  const named = await readNamed(
    ctx.em.fork(),
    tasks.map(({ subjectId }) => subjectId),
  )
  const tried: Tried[] = []
  for (const task of tasks) {
    if (named.has(task.subjectId)) tried.push(ended(task, 'SKIPPED'))
    else if (batch.dryRun) tried.push(ended(task, 'PLANNED'))
    else tried.push(await removeObject(bench, task))
  }
  return tried
}

async function removeObject(bench: Workbench, task: BatchTask): Promise<Tried> {
  const { channel, store } = bench.target
  try {
    await watched(bench, () => store.delete(task.subjectId))
    return ended(task, 'DONE')
  } catch (error) {
    const single = singleError(bench, error, { tasks: 1, channel })
    return failed(task, explainError(single, { stage: 'WRITE', channel }))
  }
}

async function readNamed(em: EntityManager, keys: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ key: string }>`
    select storage_key as key from files where storage_key = any(${keys}::uuid[])`.execute(em.getKysely())
  return new Set(found.rows.map(({ key }) => key))
}
