import { InvalidInputError } from '../errors.ts'

const longestName = 255
const longestDescription = 10_000

/** @throws InvalidInputError (name) */
export function checkName(name: string): void {
  if (name.trim() === '' || [...name].length > longestName) {
    throw new InvalidInputError(`name must have 1 to ${longestName} characters, not blanks alone.`, 'name')
  }
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name)) {
    throw new InvalidInputError('name must be one line without control characters.', 'name')
  }
}

/** @throws InvalidInputError (description) */
export function checkDescription(description: string): void {
  if ([...description].length > longestDescription) {
    throw new InvalidInputError(
      `description may have ${longestDescription} characters at most.`,
      'description',
    )
  }
  // Lines and tabs are all that it needs.
  if (/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(description)) {
    throw new InvalidInputError('description holds a control character.', 'description')
  }
}
