import { sql } from 'kysely'

/** What an attempt has done and means to do. Totals are null until they are known; bytes as declared. */
export type Progress = {
  itemsDone: number
  itemsTotal: number | null
  bytesDone: number
  bytesTotal: number | null
}

/** Of an attempt that has only begun. */
export const nothingYet: Progress = { itemsDone: 0, itemsTotal: null, bytesDone: 0, bytesTotal: null }

export function setProgress(progress: Progress) {
  return sql`items_done = ${progress.itemsDone}, items_total = ${progress.itemsTotal},
    bytes_done = ${progress.bytesDone}, bytes_total = ${progress.bytesTotal}`
}

/** Trouble is over once anything has moved. To be set where an attempt ends without trouble. */
export const forgetTrouble = sql`troubled_since = case when items_done = 0 and bytes_done = 0 then troubled_since end`

/** What is true of running work alone. */
export const notRunning = sql`heartbeat_at = null, step = null, items_per_second = null, bytes_per_second = null`
