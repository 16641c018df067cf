import { CorruptEntryError } from './entry-errors.ts'

/**
 * Turns what zlib threw into the archive's fault where it is one. Anything else, like want of memory, comes back
 * as it was: it must not be blamed on the archive.
 */
export function explainInflateError(cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  switch (code) {
    case 'Z_DATA_ERROR':
    case 'Z_BUF_ERROR': // the data ends before the deflate stream does
    case 'Z_NEED_DICT':
      return new CorruptEntryError('BAD_DATA', { cause })
    case 'ERR_BUFFER_TOO_LARGE': // more bytes than maxOutputLength
      return new CorruptEntryError('SIZE_MISMATCH', { cause })
    default:
      return cause
  }
}
