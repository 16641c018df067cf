import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { findPort } from './find-port.ts'

const script = fileURLToPath(new URL('s3-server.sh', import.meta.url))
const programs = [
  '/usr/bin/radosgw',
  '/usr/bin/ceph-mon',
  '/usr/bin/ceph-osd',
  '/usr/bin/ceph',
  '/usr/bin/openssl',
]

/** Whether this machine has the server, which only root can start. */
export const hasS3Server = programs.every((path) => existsSync(path)) && process.getuid?.() === 0

if (!hasS3Server) console.warn(`There is no ${programs[0]}, or no root: the tests run WITHOUT an S3 server.`)

export const credentials = { accessKeyId: 'STEVEDORETEST', secretAccessKey: 'stevedore-test-secret' }

/** The same, as everyone gives them to the AWS SDK. */
export const credentialVariables = {
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
}

/** A real S3 server; it ends with its scope, or with this process. */
export type S3Server = AsyncDisposable & { endpoint: string }

export async function startS3Server(): Promise<S3Server> {
  // Not in TMPDIR, which may be long.
  const folder = await mkdtemp('/tmp/s3-')
  const port = await findPort()
  const words = [script, folder, String(port), String(await findPort()), ...Object.values(credentials)]
  const server = spawn('bash', words, { stdio: ['pipe', 'pipe', 'pipe'] })
  let errors = ''
  server.stderr.on('data', (text) => (errors += text))
  const closed = once(server, 'close')
  const isReady = await Promise.race([once(server.stdout, 'data').then(() => true), closed.then(() => false)])
  if (!isReady) throw new Error(`the S3 server could not be started: ${errors}`)
  return {
    endpoint: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.stdin.end()
      await closed
      await rm(folder, { recursive: true, force: true })
    },
  }
}
