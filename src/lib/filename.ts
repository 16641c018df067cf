import { InvalidInputError } from '../errors.ts'

/** Bytes of UTF-8 that a filename may take: what common file systems allow. */
export const maxFilenameBytes = 255

/**
 * Makes a filename of what a caller calls a file: the last part of a path with / or \, any Unicode.
 * @throws InvalidInputError that names the field.
 */
export function readFilename(text: string, field: string): string {
  const name = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1)
  const fault = findFault(name)
  if (fault !== null) throw new InvalidInputError(fault, field)
  return name
}

function findFault(name: string): string | null {
  if (name === '') return 'The filename is empty.'
  if (name === '.' || name === '..') return `${name} is a folder, not a filename.`
  if (/\p{Control}/u.test(name)) return 'The filename holds a control character.'
  if (!name.isWellFormed()) return 'The filename is not valid Unicode: it holds half of a surrogate pair.'
  if (Buffer.byteLength(name) > maxFilenameBytes) {
    return `The filename takes more than ${maxFilenameBytes} bytes of UTF-8.`
  }
  return null
}
