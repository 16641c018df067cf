import { sql } from 'kysely'

/** What an attempt has done and means to do. Totals are null until they are known; bytes as declared. */
export type Progress = {
  itemsDone: number
  itemsTotal: number | null
  bytesDone: number
  bytesTotal: number | null
  /** Some of it was taken back, so that it may be less than was told before. */
  isTakenBack?: boolean
}

/** Of an attempt that has only begun. */
export const nothingYet: Progress = { itemsDone: 0, itemsTotal: null, bytesDone: 0, bytesTotal: null }

export function setProgress(progress: Progress) {
  return sql`items_done = ${progress.itemsDone}, items_total = ${progress.itemsTotal},
    bytes_done = ${progress.bytesDone}, bytes_total = ${progress.bytesTotal}`
}

/**
 * The last of an attempt. The row may know of more than the attempt does: where the answer to a COMMIT was lost, or came
 * after the attempt was left behind.
 */
export function setLastProgress(progress: Progress) {
  if (progress.isTakenBack) return setProgress(progress)
  return sql`items_done = greatest(items_done, ${progress.itemsDone}),
    bytes_done = case when items_done > ${progress.itemsDone} then bytes_done else ${progress.bytesDone} end,
    items_total = coalesce(${progress.itemsTotal}, items_total), bytes_total = coalesce(${progress.bytesTotal}, bytes_total)`
}

/** Trouble is over once anything has moved. To be set where an attempt ends without trouble. */
export const forgetTrouble = sql`troubled_since = case when items_done = 0 and bytes_done = 0 then troubled_since end`

/** What is true of running work alone. */
export const notRunning = sql`heartbeat_at = null, step = null, items_per_second = null, bytes_per_second = null`
