import type { Context } from '../../context.ts'
import { InvalidInputError } from '../../errors.ts'
import { directStore } from './direct-store.ts'

/** @throws InvalidInputError (direct, size) where bytes of this size, null where none was declared, can't be sent directly. */
export function checkDirect(ctx: Pick<Context, 'store'>, size: number | null): void {
  directStore(ctx)
  if (size === null) throw new InvalidInputError('A direct upload needs its size, for its parts.', 'size')
  if (size === 0) throw new InvalidInputError('A direct upload has 1 byte at least.', 'size')
}
