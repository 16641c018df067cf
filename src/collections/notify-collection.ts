import { sql } from 'kysely'
import { notify } from '../live/notice.ts'

/** Selected from rows of `collections` that a statement has changed, it tells who watches them. */
export const notifyCollection = notify({
  kind: sql`'COLLECTION'`,
  id: sql.ref('id'),
  accountId: sql.ref('account_id'),
  version: sql.ref('revision'),
})
