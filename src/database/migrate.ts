import pg from 'pg'
import type { Orm } from './orm.ts'

/** An arbitrary constant: the key of the advisory lock that migrating processes queue at. */
const migrationLock = 7_355_608

/** Brings the database up to the newest migration. Any number of processes may call it at once: they take turns. */
export async function migrate(orm: Orm): Promise<void> {
  const client = new pg.Client({ connectionString: orm.config.get('clientUrl') })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await orm.migrator.up()
  } finally {
    await client.end()
  }
}
