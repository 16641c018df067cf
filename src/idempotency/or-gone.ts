import { GoneError, NotFoundError } from '../errors.ts'

/** What was made under an idempotency key before. @throws GoneError where it isn't there any more. */
export async function orGone<T>(made: Promise<T>): Promise<T> {
  try {
    return await made
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    throw new GoneError('What was made under this idempotency key is forgotten by now.')
  }
}
