import type { Context } from '../../context.ts'
import { InvalidInputError } from '../../errors.ts'
import type { DirectObjects } from '../../storage/direct-objects.ts'

/** The part of the store that others write to by links. @throws InvalidInputError (direct) where it has none. */
export function directStore({ store }: Pick<Context, 'store'>): DirectObjects {
  if (store.direct !== undefined) return store.direct
  throw new InvalidInputError(
    'A direct upload needs files that are kept in S3, and here they are not: send the bytes to the url of an ordinary upload.',
    'direct',
  )
}
