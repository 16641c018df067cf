import { ForbiddenError } from '../errors.ts'
import type { Caller } from './caller.ts'
import type { Scope } from './scopes.ts'

/** @throws ForbiddenError */
export function demandScope(caller: Caller, scope: Scope): void {
  if (caller.scopes.includes(scope)) return
  throw new ForbiddenError(`This needs the scope ${scope}, which the API key lacks.`)
}
