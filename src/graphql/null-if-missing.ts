import { NotFoundError } from '../errors.ts'

export async function nullIfMissing<Thing>(read: Promise<Thing>): Promise<Thing | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}
