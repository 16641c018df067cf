import { type RawBuilder, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { File } from './file.entity.ts'

/** True of the rows of `files` that were deleted and can be restored. */
export function isInTrash({ trashHours }: Pick<Config, 'trashHours'>): RawBuilder<boolean> {
  return sql<boolean>`deleted_at > now() - ${trashHours} * interval '1 hour' and not purging`
}

/** True of the rows of `files` whose time in the trash is over. */
export function isPastTrash({ trashHours }: Pick<Config, 'trashHours'>): RawBuilder<boolean> {
  return sql<boolean>`deleted_at <= now() - ${trashHours} * interval '1 hour'`
}

/** When a file's time in the trash is over; null for a file that isn't there. */
export function purgeTime({ deletedAt }: File, { trashHours }: Pick<Config, 'trashHours'>): Date | null {
  return deletedAt ? new Date(deletedAt.getTime() + trashHours * 3_600_000) : null
}
