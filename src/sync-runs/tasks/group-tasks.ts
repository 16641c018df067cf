import type { BatchTask } from '../batches/batch-tasks.ts'

/** Files up to this size are read, hashed and written together. */
const mostSmallBytes = 256 * 1024

const mostTasks = 128
/** All groups of all channels that are worked on at once are in memory. */
const mostBytes = 2 * 1024 ** 2

export function isSmall({ file }: BatchTask): boolean {
  return file !== null && file.size <= mostSmallBytes
}

/** Tasks that are tried together: a large file alone. */
export function groupTasks(tasks: readonly BatchTask[]): BatchTask[][] {
  const groups: BatchTask[][] = []
  let group: BatchTask[] = []
  let bytes = 0
  for (const task of tasks) {
    if (task.file !== null && !isSmall(task)) {
      groups.push([task])
      continue
    }
    bytes += task.file?.size ?? 0
    if (group.length === mostTasks || (bytes > mostBytes && group.length > 0)) {
      groups.push(group)
      group = []
      bytes = task.file?.size ?? 0
    }
    group.push(task)
  }
  return group.length === 0 ? groups : [...groups, group]
}
