/** The lists of what an account has, but for those of work. */
export const accountLists = ['API_KEYS', 'COLLECTIONS', 'FILES', 'SCHEDULES', 'TRASH', 'UPLOADS'] as const
export type AccountList = (typeof accountLists)[number]

/**
 * In which lists what a notice of a kind tells may be seen. A beat or the end of a job is told with its new files or after
 * them; so are those of a deletion.
 */
const listsOfKind: Readonly<Record<string, readonly AccountList[]>> = {
  API_KEY: ['API_KEYS'],
  COLLECTION: ['COLLECTIONS'],
  DELETION: ['FILES', 'TRASH'],
  FILE: ['FILES'],
  JOB: ['FILES'],
  SYNC_SCHEDULE: ['SCHEDULES'],
  TRASH: ['FILES', 'TRASH'],
  UPLOAD: ['UPLOADS'],
  UPLOADED: ['FILES', 'UPLOADS'],
}

export function listsOf({ kind }: { kind: string }): readonly AccountList[] {
  return listsOfKind[kind] ?? []
}
