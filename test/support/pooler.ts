import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { choosePostgresUser } from '../../src/database/embedded/user.ts'
import { connect } from './database.ts'
import { findPort } from './find-port.ts'
import { waitFor } from './wait-for.ts'

const program = '/usr/sbin/pgbouncer'

/** Whether this machine has PgBouncer. */
export const hasPooler = existsSync(program)

if (!hasPooler) console.warn(`There is no ${program}: the tests run WITHOUT a pooler.`)

/** PgBouncer in session mode before the server of `databaseUrl`; it ends with its scope. */
export type Pooler = AsyncDisposable & {
  /** The same database, through the pooler. */
  url: string
  /** Cuts all connections, and takes new ones soon. */
  restart(): Promise<void>
}

export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const server = new URL(databaseUrl)
  const folder = await mkdtemp('/tmp/pooler-')
  const configuration = join(folder, 'pgbouncer.ini')
  const port = await findPort()
  const { hostname, username, password } = server
  await writeFile(
    configuration,
    `[databases]
* = host=${hostname} port=${server.port} user=${username} password=${password}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
default_pool_size = 50
`,
  )
  // It refuses to run as root.
  const user = await choosePostgresUser(folder)
  await chmod(folder, 0o755)
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href
  const start = async () => {
    const pooler = spawn(program, [configuration], { ...user, stdio: 'ignore' })
    const ended = once(pooler, 'exit')
    await waitFor(async () => {
      if (pooler.exitCode !== null) throw new Error(`PgBouncer ended with ${pooler.exitCode}`)
      const client = await connect(url).catch(() => null)
      await client?.end()
      return client !== null
    })
    return async () => {
      pooler.kill('SIGKILL')
      await ended
    }
  }
  let stop = await start()
  return {
    url,
    restart: async () => {
      await stop()
      stop = await start()
    },
    [Symbol.asyncDispose]: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
