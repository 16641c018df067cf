import { type RawBuilder, sql } from 'kysely'
import { translateGlob } from './translate-glob.ts'

/** True where a path that isn't null matches a glob as a whole. @throws GlobError */
export function matchesGlob(path: RawBuilder<unknown>, glob: string): RawBuilder<unknown> {
  const { regex, likes } = translateGlob(glob)
  return sql`${path} collate "C" like any(${likes}::text[]) and ${path} collate "C" ~ ${regex}::text`
}
