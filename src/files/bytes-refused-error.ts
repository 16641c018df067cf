import { InvalidInputError } from '../errors.ts'

/** What can be wrong with bytes that came: other than declared, or too many. */
export const refusalReasons = ['HASH_MISMATCH', 'LENGTH_MISMATCH', 'TOO_LARGE'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** The bytes are not what was declared, or more than a file may have. Nothing of them is kept. */
export class BytesRefusedError extends InvalidInputError {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string) {
    super(message, reason === 'HASH_MISMATCH' ? 'sha256' : 'file')
    this.reason = reason
  }

  static wrongHash(declared: string, received: string): BytesRefusedError {
    return new BytesRefusedError(
      'HASH_MISMATCH',
      `The SHA-256 of the bytes is ${received}, but ${declared} was declared.`,
    )
  }

  static wrongLength(declared: number, received: string): BytesRefusedError {
    return new BytesRefusedError('LENGTH_MISMATCH', `${declared} bytes were declared, but ${received}.`)
  }

  static tooLarge(max: number): BytesRefusedError {
    return new BytesRefusedError('TOO_LARGE', `A file may have ${max} bytes at most.`)
  }
}
