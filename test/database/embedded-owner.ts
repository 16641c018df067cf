import { startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts'

/**
 * A process that owns an embedded Postgres, for tests to kill: `node embedded-owner.ts <directory> [<uid> <gid>]`.
 * It tells its parent `{ url }` or `{ error: { name, message } }`, and stops in order when the parent hangs up.
 */
const [directory = '', uid, gid] = process.argv.slice(2)

// Only now, with the modules loaded, since that user may be unable to read them.
if (uid !== undefined && gid !== undefined) {
  process.setgroups?.([])
  process.setgid?.(Number(gid))
  process.setuid?.(Number(uid))
}
const hungUp = new Promise((resolve) => process.once('disconnect', resolve))
const ignore = (): void => {}
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore }
try {
  await using postgres = await startEmbeddedPostgres({ directory, log, settings: { fsync: 'off' } })
  process.send?.({ url: postgres.url })
  await hungUp
} catch (error) {
  process.send?.({
    error: error instanceof Error ? { name: error.name, message: error.message } : { name: error },
  })
  process.disconnect()
}
