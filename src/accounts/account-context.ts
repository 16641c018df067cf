import type { EntityManager } from '../database/orm.ts'
import type { Caller } from './caller.ts'

/** What operations on the keys of an account need: so little that a command gives it without queue, store and server. */
export type AccountContext = { em: EntityManager; caller: Pick<Caller, 'accountId' | 'scopes'> }
