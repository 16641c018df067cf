import { sql } from 'kysely'

/**
 * The path of an entry `e` as the index `archive_entries_tree` has it: with a `/` at the end where the entry is a folder,
 * so that a folder begins like all that lies in it.
 */
export const treePath = sql<string>`(case when e.skip_reason = 'DIRECTORY' then e.path || '/' else e.path end) collate "C"`
