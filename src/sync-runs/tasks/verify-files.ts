import type { Inspection } from '../../storage/object-store.ts'
import { explainLook } from './explain-failure.ts'
import { inspect } from './inspect.ts'
import { ended, type FileTask, failed, type Tried } from './tried.ts'
import type { Workbench } from './workbench.ts'

/** Reads files again on a channel: first whether they have the right size, then whether they have the right bytes. */
export async function verifyFiles(bench: Workbench, tasks: readonly FileTask[]): Promise<Tried[]> {
  const wanted = tasks.map(({ file }) => ({ key: file.storageKey, hashIfSize: file.size }))
  const looks = await inspect(bench, bench.target, wanted)
  const place = { stage: 'READ', channel: bench.target.channel } as const
  return tasks.map((task, index) => {
    const look = looks[index] ?? new Error('the store did not answer for each object')
    const wrong = explainLook(task.file, look, place)
    const done = { moved: readBytes(look) }
    return wrong === null ? ended(task, 'DONE', done) : failed(task, wrong, done)
  })
}

/** How many bytes a look has read. */
export function readBytes(look: Inspection | Error): number {
  return look instanceof Error || look.sha256 === null ? 0 : look.size
}
