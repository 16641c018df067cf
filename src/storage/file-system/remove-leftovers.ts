import { opendir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from './fault.ts'
import type { Layout } from './layout.ts'

/** A file that nobody has written to for so long is of a process that died: an upload that lives writes more often. */
const leftoverAge = 24 * 60 * 60 * 1000

/** Removes from `incoming` what crashes have left there. */
export async function removeLeftovers({ incoming }: Layout, signal: AbortSignal): Promise<void> {
  for await (const { name } of await opendir(incoming)) {
    if (signal.aborted) return
    await removeIfOld(join(incoming, name))
  }
}

async function removeIfOld(path: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(path)
    if (mtimeMs < Date.now() - leftoverAge) await unlink(path)
  } catch (error) {
    // Its put has ended, or another process has been here first.
    if (!isMissing(error)) throw error
  }
}
