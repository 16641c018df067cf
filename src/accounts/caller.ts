import type { Scope } from './scopes.ts'

/** Who asks, and with what. */
export type Caller = {
  accountId: string
  scopes: readonly Scope[]
  credential: { kind: 'API_KEY' | 'SESSION'; id: string; expiresAt: Date | null }
}
