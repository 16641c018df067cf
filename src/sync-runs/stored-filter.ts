import type { FileFilter } from '../files/file-filter.ts'

/** A filter as JSON has it. */
export type StoredFilter = Omit<FileFilter, 'createdAt'> & {
  createdAt?: { from?: string | null; to?: string | null } | null
}

export function reviveFilter({ createdAt, ...rest }: StoredFilter): FileFilter {
  if (!createdAt) return rest
  const { from, to } = createdAt
  return { ...rest, createdAt: { from: from ? new Date(from) : null, to: to ? new Date(to) : null } }
}
