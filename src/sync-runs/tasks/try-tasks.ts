import type { BatchTask } from '../batches/batch-tasks.ts'
import { mirrorFiles } from './mirror-files.ts'
import { removeObjects } from './remove-objects.ts'
import { ended, type FileTask, type Tried } from './tried.ts'
import { verifyFiles } from './verify-files.ts'
import type { Workbench } from './workbench.ts'

/**
 * Tries each of some tasks once, all of them together.
 * @returns what came of them, in any order.
 * @throws GroupError, the workbench's signal's reason.
 */
export async function tryTasks(bench: Workbench, tasks: readonly BatchTask[]): Promise<Tried[]> {
  const removals = tasks.filter(({ action }) => action === 'REMOVE')
  const others = tasks.filter(({ action }) => action !== 'REMOVE')
  const gone = others.filter(({ file }) => file === null)
  const files = others.filter(hasFile)
  return [
    ...gone.map((task) => ended(task, 'SKIPPED')),
    ...(removals.length === 0 ? [] : await removeObjects(bench, removals)),
    ...(bench.batch.kind === 'VERIFY' ? await verifyFiles(bench, files) : await mirrorFiles(bench, files)),
  ]
}

function hasFile(task: BatchTask): task is FileTask {
  return task.file !== null
}
