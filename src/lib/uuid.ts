import { InvalidInputError } from '../errors.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Comes before every other. */
export const lowestId = '00000000-0000-0000-0000-000000000000'

export function isUuid(text: string): boolean {
  return uuid.test(text)
}

/** @throws InvalidInputError that names the field, where `text` has not the form of an id. */
export function readId(text: string, field: string): string {
  const id = text.toLowerCase()
  if (!isUuid(id)) throw new InvalidInputError(`${field} is not an id: ids are UUIDs.`, field)
  return id
}
