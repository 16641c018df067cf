import { InvalidInputError } from '../errors.ts'

/**
 * What someone may call a thing: one line, which is printed in terminals and logs.
 * @throws InvalidInputError with field `name`.
 */
export function checkName(name: string, { longest }: { longest: number }): void {
  if (name.trim() === '' || [...name].length > longest) {
    throw new InvalidInputError(`name must have 1 to ${longest} characters, not blanks alone.`, 'name')
  }
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name)) {
    throw new InvalidInputError('name must be one line without control characters.', 'name')
  }
}
