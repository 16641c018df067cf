import { readFile, stat } from 'node:fs/promises'
import { EmbeddedPostgresError, errorCode } from './errors.ts'

/** Whom Postgres runs as, where it can't run as us. */
export type PostgresUser = { uid: number; gid: number }

/** In the order of preference; initdb insists on a user that the password file knows. */
const SYSTEM_USERS = ['postgres', 'nobody']

/**
 * Postgres refuses to run as root, so root hands it to someone else: the owner of the cluster that exists, else a
 * system user. Null means that it runs as the present user.
 */
export async function choosePostgresUser(cluster: string): Promise<PostgresUser | null> {
  if (process.geteuid?.() !== 0) return null
  if (process.platform !== 'linux') {
    throw new EmbeddedPostgresError('Postgres refuses to run as root: start Stevedore as an ordinary user.')
  }
  const owner = await findOwner(cluster)
  return owner !== null && owner.uid !== 0 ? owner : await findSystemUser()
}

async function findOwner(folder: string): Promise<PostgresUser | null> {
  try {
    const { uid, gid } = await stat(folder)
    return { uid, gid }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** @see passwd(5): name:password:uid:gid:… */
async function findSystemUser(): Promise<PostgresUser> {
  const entries = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of SYSTEM_USERS) {
    const entry = entries.find((fields) => fields[0] === name)
    if (entry !== undefined) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new EmbeddedPostgresError(
    'Postgres refuses to run as root, and /etc/passwd has neither postgres nor nobody: start Stevedore as an ordinary user.',
  )
}
