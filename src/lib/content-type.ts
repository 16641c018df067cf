import { extname } from 'node:path'
import { lookup } from 'mime-types'
import { InvalidInputError } from '../errors.ts'
import { sniffContentType } from './content-type-sniff.ts'

/** RFC 6838, section 4.2. */
const restrictedName = '[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}'
/** RFC 9110, section 5.6: a token, or a quoted string of printable ASCII. */
const parameterValue = '(?:[A-Za-z0-9!#$%&\'*+.^_`|~-]+|"(?:[ !#-\\[\\]-~]|\\\\[ -~])*")'
const mediaType = new RegExp(
  `^(${restrictedName}/${restrictedName})((?: *; *${restrictedName}=${parameterValue})*)$`,
)
const range = new RegExp(`^${restrictedName}/\\*$`)
const maxLength = 255

/**
 * Reads a media type such as `text/plain; charset=utf-8` (RFC 9110, section 8.3.1). Type and subtype come back in
 * lower case, so that equal types are equal texts. @throws InvalidInputError that names the field.
 */
export function readContentType(text: string, field: string): string {
  const [, essence, parameters] = (text.length <= maxLength && mediaType.exec(text)) || []
  if (essence === undefined || parameters === undefined) {
    throw new InvalidInputError(`${field} is not a media type such as image/png.`, field)
  }
  return essence.toLowerCase() + parameters
}

/** Reads a media type or a range of them such as `image/*`, in lower case. @throws InvalidInputError */
export function readContentTypeFilter(text: string, field: string): string {
  return range.test(text) ? text.toLowerCase() : readContentType(text, field)
}

/** The type of bytes for which none was declared: by the name's extension, else by how the bytes begin. */
export function detectContentType(filename: string, head: Uint8Array): string {
  return lookup(extname(filename)) || sniffContentType(head)
}
