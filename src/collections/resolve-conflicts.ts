import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { refuseTakenPaths } from './check-staged-places.ts'
import { fileAt, type Present } from './present-items.ts'
import { renameStaged } from './rename-staged.ts'

export const conflictPolicies = ['FAIL', 'RENAME', 'REPLACE', 'SKIP'] as const
/** What becomes of an item whose path another one has. */
export type ConflictPolicy = (typeof conflictPolicies)[number]

/**
 * Makes the paths of the staged items unique, among themselves and, unless they are to replace them, the present ones.
 * @returns how many were left out and how many got another name.
 * @throws ConflictError where that is the policy.
 */
export async function resolveConflicts(
  tx: Tx,
  present: Present,
  policy: ConflictPolicy,
): Promise<{ skipped: number; renamed: number }> {
  switch (policy) {
    case 'FAIL':
      await refuseTakenPaths(tx, present)
      return { skipped: 0, renamed: 0 }
    case 'RENAME':
      return { skipped: 0, renamed: await renameStaged(tx, present) }
    case 'REPLACE':
      return { skipped: await keepLast(tx, present), renamed: 0 }
    case 'SKIP':
      return { skipped: await keepFirst(tx, present), renamed: 0 }
    default:
      return policy satisfies never
  }
}

/** Of several staged items of one path the last one counts. What is there already needn't be replaced by itself. */
async function keepLast(tx: Tx, present: Present): Promise<number> {
  const left = await sql`
    delete from staged_items using (
      select ordinal, path, file_id, row_number() over (partition by path order by ordinal desc) as rank from staged_items
    ) s
    where staged_items.ordinal = s.ordinal
      and (s.rank > 1 or ${fileAt(present, sql`s.path`)} = s.file_id)`.execute(tx.getKysely())
  return Number(left.numAffectedRows ?? 0)
}

async function keepFirst(tx: Tx, present: Present): Promise<number> {
  const left = await sql`
    delete from staged_items using (
      select ordinal, path, row_number() over (partition by path order by ordinal) as rank from staged_items
    ) s
    where staged_items.ordinal = s.ordinal
      and (s.rank > 1 or ${fileAt(present, sql`s.path`)} is not null)`.execute(tx.getKysely())
  return Number(left.numAffectedRows ?? 0)
}
