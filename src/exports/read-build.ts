import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { contentPath } from '../files/content-path.ts'
import { maxExpiresIn, signedUrl } from '../lib/signed-url.ts'
import type { ExportFormat, ExportOptions } from './export-words.ts'

/** What a build must know of its export. */
export type Build = {
  id: string
  collectionId: string
  revision: number
  revisedAt: Date
  format: ExportFormat
  options: ExportOptions
  filename: string
  /** What links in the artifact begin with; null: there are none. */
  origin: string | null
  ttl: number
  /** Whether an earlier attempt has built it, and died before it could say so. */
  isBuilt: boolean
}

/** Where the bytes of a missing file may be had once it's restored; null: the artifact has no links. */
export function linkOf(
  { origin, ttl }: Build,
  { fileId, signingKey }: { fileId: string; signingKey: string },
): string | null {
  if (origin === null) return null
  const expires = Math.ceil(Date.now() / 1000) + Math.min(ttl, maxExpiresIn)
  return signedUrl({ method: 'GET', origin, path: contentPath(fileId), expires, signingKey })
}

export async function readBuild({ em }: Context, exportId: string): Promise<Build> {
  const { rows } = await sql<Omit<Build, 'revisedAt'> & { revisedAt: number }>`
    select id, collection_id as "collectionId", revision::float8 as revision,
      extract(epoch from revised_at)::float8 * 1000 as "revisedAt", format, options,
      origin, filename, ttl, storage_key is not null as "isBuilt"
    from exports where id = ${exportId}`.execute(em.getKysely())
  const [build] = rows
  if (build === undefined) throw new Error(`export ${exportId} has no row`)
  return { ...build, revisedAt: new Date(Math.round(build.revisedAt)) }
}
