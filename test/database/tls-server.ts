import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts'
import { choosePostgresUser } from '../../src/database/embedded/user.ts'
import { createLog } from '../../src/log.ts'

/** A Postgres that speaks TLS, with a certificate for `localhost` by an authority of its own. */
export type TlsServer = AsyncDisposable & {
  /** Without parameters. */
  url: string
  /** Certificates of authorities, in PEM files: the server's own, and one that it doesn't have to do with. */
  authority: string
  stranger: string
}

export async function startTlsServer(): Promise<TlsServer> {
  const folder = mkdtempSync('/tmp/stevedore-tls-')
  const file = (name: string) => join(folder, name)
  const openssl = (words: string, ...more: string[]) =>
    execFileSync('openssl', [...words.split(' '), ...more], { cwd: folder, stdio: 'ignore' })
  const request = 'req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1'
  for (const name of ['authority', 'stranger']) {
    openssl(`${request} -subj /CN=${name} -keyout ${name}.key -out ${name}.pem`)
  }
  openssl(
    `${request} -subj /CN=localhost -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE ` +
      '-CA authority.pem -CAkey authority.key -keyout server.key -out server.pem',
  )
  const user = await choosePostgresUser(file('cluster'))
  if (user !== null) for (const path of [folder, file('server.key')]) chownSync(path, user.uid, user.gid)
  const settings = {
    fsync: 'off',
    ssl: 'on',
    ssl_cert_file: file('server.pem'),
    ssl_key_file: file('server.key'),
  }
  const postgres = await startEmbeddedPostgres({
    directory: file('postgres'),
    log: createLog('warn'),
    settings,
  })
  return {
    url: postgres.url.replace('127.0.0.1', 'localhost'),
    authority: file('authority.pem'),
    stranger: file('stranger.pem'),
    [Symbol.asyncDispose]: async () => {
      await postgres[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
