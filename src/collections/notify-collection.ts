import { sql } from 'kysely'
import { notify } from '../live/notice.ts'

/** Selected from rows of `collections` that a statement has changed, it tells who watches them. */
export const notifyCollection = notify(sql`'COLLECTION'`, sql.ref('revision'))
