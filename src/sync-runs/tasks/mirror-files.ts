import { type Inspection, StorageError } from '../../storage/object-store.ts'
import type { SyncAction } from '../sync-words.ts'
import { copyLargeFile } from './copy-large-file.ts'
import { copySmallFiles } from './copy-small-files.ts'
import type { Copying } from './copying.ts'
import { explainError, explainLook } from './explain-failure.ts'
import { isSmall } from './group-tasks.ts'
import { inspect } from './inspect.ts'
import { ended, type FileTask, failed, type Tried } from './tried.ts'
import { readBytes } from './verify-files.ts'
import type { Workbench } from './workbench.ts'

/**
 * Brings files to a replica: what isn't there is copied (COPY), what differs is replaced (REPLACE), what is there already
 * needs only a look (CONFIRM). Bytes that were confirmed there earlier aren't read once more: that is what a VERIFY is
 * for. What was written is read back.
 */
export async function mirrorFiles(bench: Workbench, tasks: readonly FileTask[]): Promise<Tried[]> {
  const { dryRun } = bench.batch
  const wanted = tasks.map(({ file, isConfirmed }) => ({
    key: file.storageKey,
    hashIfSize: dryRun || isConfirmed ? null : file.size,
  }))
  const looks = await inspect(bench, bench.target, wanted)
  const tried: Tried[] = []
  const copies: Copying[] = []
  for (const [index, task] of tasks.entries()) {
    const look = looks[index] ?? new Error('the store did not answer for each object')
    const action = decide(task, look)
    const moved = readBytes(look)
    if (action === null)
      tried.push(failed(task, explainError(look, { stage: 'CONFIRM', channel: bench.target.channel })))
    else if (dryRun) tried.push(ended(task, 'PLANNED', { action }))
    else if (action === 'CONFIRM') tried.push(ended(task, 'DONE', { action, moved }))
    else copies.push({ task, action, moved })
  }
  const written = copies.length === 0 ? [] : await copy(bench, copies)
  return [...tried, ...written]
}

/** null: nobody can tell. */
function decide({ file }: FileTask, look: Inspection | Error): SyncAction | null {
  if (look instanceof Error) return look instanceof StorageError && look.kind === 'MISSING' ? 'COPY' : null
  if (look.size !== file.size) return 'REPLACE'
  // Not read where it was confirmed, or where a dry run only looks.
  if (look.sha256 === null || look.sha256 === file.sha256) return 'CONFIRM'
  return 'REPLACE'
}

async function copy(bench: Workbench, copies: readonly Copying[]): Promise<Tried[]> {
  const copied = await copySmallFiles(
    bench,
    copies.filter(({ task }) => isSmall(task)),
  )
  for (const one of copies) if (!isSmall(one.task)) copied.push(await copyLargeFile(bench, one))
  const written = copied.flatMap((one) => ('written' in one ? [one.written] : []))
  const others = copied.flatMap((one) => ('ended' in one ? [one.ended] : []))
  return [...others, ...(await confirm(bench, written))]
}

/** Reads back what was written. */
async function confirm(bench: Workbench, copies: readonly Copying[]): Promise<Tried[]> {
  const wanted = copies.map(({ task: { file } }) => ({ key: file.storageKey, hashIfSize: file.size }))
  const looks = await inspect(bench, bench.target, wanted)
  const place = { stage: 'CONFIRM', channel: bench.target.channel } as const
  return copies.map(({ task, action, moved }, index) => {
    const look = looks[index] ?? new Error('the store did not answer for each object')
    const wrong = explainLook(task.file, look, place)
    const done = { action, moved: moved + readBytes(look) }
    return wrong === null ? ended(task, 'DONE', done) : failed(task, wrong, done)
  })
}
