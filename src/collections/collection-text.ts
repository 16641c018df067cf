import { InvalidInputError } from '../errors.ts'
import { checkName } from '../lib/check-name.ts'

const longestName = 255
const longestDescription = 10_000

/** @throws InvalidInputError (name) */
export function checkCollectionName(name: string): void {
  checkName(name, { longest: longestName })
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
