import type { SyncAction } from '../sync-words.ts'
import type { FileTask, Tried } from './tried.ts'

/** A file that is being brought to a replica: COPY or REPLACE. */
export type Copying = {
  task: FileTask
  action: SyncAction
  /** Bytes that were read and written for it so far. */
  moved: number
}

/** It's written, and to be confirmed; or that's how it ended. */
export type Copied = { written: Copying } | { ended: Tried }
