import type { KeyRowFragment, Scope } from '../gql/graphql.ts'
import type { Tone } from '../ui/badge.tsx'

export const scopes: readonly Scope[] = ['READ', 'WRITE', 'ADMIN']

export const scopeNames: Record<Scope, string> = {
  READ: 'Read',
  WRITE: 'Write',
  ADMIN: 'Admin',
}

export const scopeHints: Record<Scope, string> = {
  READ: 'see and download everything',
  WRITE: 'upload, extract, export, delete',
  ADMIN: 'make and revoke API keys',
}

/** Whether a key works, and for how long. */
export function stateOfKey({ revokedAt, expiresAt }: KeyRowFragment): { label: string; tone: Tone } {
  if (revokedAt !== null) return { label: 'Revoked', tone: 'calm' }
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) return { label: 'Expired', tone: 'calm' }
  return { label: 'Works', tone: 'good' }
}
