/** How many bytes from the start are enough to tell a type. */
export const sniffedBytes = 512

/** How bytes of a type begin, as Latin-1. A dot stands for any byte. */
const beginnings: readonly [type: string, bytes: string][] = [
  ['application/zip', 'PK\x03\x04'],
  // An archive without entries has nothing but its end record.
  ['application/zip', 'PK\x05\x06'],
  ['application/gzip', '\x1f\x8b'],
  ['application/pdf', '%PDF-'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF....WEBP'],
]

/** Tab, line feed, form feed, carriage return, and the ESC of terminal colours. */
const textControls = [0x09, 0x0a, 0x0c, 0x0d, 0x1b]

/** Tells the media type of some bytes by how they begin. */
export function sniffContentType(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, sniffedBytes))
  const start = head.toString('latin1')
  const known = beginnings.find(([, beginning]) =>
    Array.from(beginning).every((byte, at) => byte === '.' || byte === start[at]),
  )
  if (known !== undefined) return known[0]
  return isText(head) ? 'text/plain' : 'application/octet-stream'
}

function isText(head: Uint8Array): boolean {
  if (head.length === 0) return false
  if (head.some((byte) => (byte < 0x20 && !textControls.includes(byte)) || byte === 0x7f)) return false
  try {
    // `stream`: a character that the cut has halved is no fault.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
