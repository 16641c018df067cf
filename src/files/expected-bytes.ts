import { BytesRefusedError } from './bytes-refused-error.ts'

/** What bytes must be; null: was not declared. */
export type ExpectedBytes = { maxBytes: number; size: number | null; sha256: string | null }

/** Judges bytes by the size that their sender announces. @throws BytesRefusedError */
export function checkAnnouncedSize(announced: number, { maxBytes, size }: ExpectedBytes): void {
  if (size !== null && announced !== size) {
    throw BytesRefusedError.wrongLength(size, `${announced} are announced`)
  }
  if (announced > maxBytes) throw BytesRefusedError.tooLarge(maxBytes)
}

/** Judges bytes while they come, by how many there are so far. @throws BytesRefusedError */
export function checkSizeSoFar(received: number, { maxBytes, size }: ExpectedBytes): void {
  if (size !== null && received > size) throw BytesRefusedError.wrongLength(size, 'more came')
  if (received > maxBytes) throw BytesRefusedError.tooLarge(maxBytes)
}

/** Judges bytes that have come whole. @throws BytesRefusedError */
export function checkWhole(
  received: { size: number; sha256: string },
  { size, sha256 }: ExpectedBytes,
): void {
  if (size !== null && received.size !== size) {
    throw BytesRefusedError.wrongLength(size, `${received.size} came`)
  }
  if (sha256 !== null && received.sha256 !== sha256) {
    throw BytesRefusedError.wrongHash(sha256, received.sha256)
  }
}
