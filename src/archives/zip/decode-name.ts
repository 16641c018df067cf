import { type Buffer, isAscii, isUtf8 } from 'node:buffer'
import { crc32 } from 'node:zlib'
import { extraFields, UNICODE_PATH } from './extra-fields.ts'

/** IBM code page 437, bytes 0x80 to 0xff. */
const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧' +
  '╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

export interface NameParts {
  raw: Buffer
  /** General purpose bit 11: the name is UTF-8. */
  utf8Flag: boolean
  extra: Buffer
}

/**
 * Decodes an entry's name: an Info-ZIP Unicode path field made for this very name (APPNOTE 4.6.9), else UTF-8
 * where the flag says so, else UTF-8 where the bytes happen to be that (the archives of macOS don't flag it),
 * else code page 437. What is not UTF-8 though it should be becomes U+FFFD.
 */
export function decodeName({ raw, utf8Flag, extra }: NameParts): string {
  const unicodePath = extra.length > 0 ? findUnicodePath(raw, extra) : null
  if (unicodePath) return unicodePath.toString('utf8')
  if (isAscii(raw)) return raw.toString('latin1')
  if (utf8Flag || isUtf8(raw)) return raw.toString('utf8')
  return decodeCp437(raw)
}

/** The field carries the CRC-32 of the name it belongs to: a tool that renames without knowing it leaves it stale. */
function findUnicodePath(raw: Buffer, extra: Buffer): Buffer | null {
  for (const field of extraFields(extra, UNICODE_PATH)) {
    if (field.length >= 5 && field.readUInt8(0) === 1 && field.readUInt32LE(1) === crc32(raw)) {
      return field.subarray(5)
    }
  }
  return null
}

function decodeCp437(raw: Buffer): string {
  let name = ''
  for (const byte of raw) name += byte < 0x80 ? String.fromCharCode(byte) : cp437.charAt(byte - 0x80)
  return name
}
