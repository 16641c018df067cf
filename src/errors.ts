/**
 * What a caller got wrong, or may want to act on. Each class is a type of the API's `Error` interface; anything that
 * isn't one of these is unexpected: it is logged once with an id and masked.
 */
export const errorCodes = [
  'ARCHIVE_BUSY',
  'COLLECTION_FULL',
  'CONFLICT',
  'FAILURE_DETAILS_UNAVAILABLE',
  'FORBIDDEN',
  'GONE',
  'IDEMPOTENCY_MISMATCH',
  'INVALID_INPUT',
  'NOTHING_TO_REPLAY',
  'NOT_FOUND',
  'PARTS_MISSING',
  'REPORT_LOST',
  'SYNC_RUN_EXISTS',
  'UNAUTHENTICATED',
  'UNREADABLE_ARCHIVE',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export abstract class ExpectedError extends Error {
  abstract readonly code: ErrorCode

  override get name(): string {
    return this.constructor.name
  }
}

/** The thing does not exist or belongs to someone else: one error for both, or ids could be probed. */
export class NotFoundError extends ExpectedError {
  readonly code = 'NOT_FOUND'

  static of(noun: string): NotFoundError {
    return new NotFoundError(`There is no such ${noun}.`)
  }
}

export class InvalidInputError extends ExpectedError {
  readonly code = 'INVALID_INPUT'
  /** The input field at fault, or null where no single field is. */
  readonly field: string | null

  constructor(message: string, field: string | null) {
    super(message)
    this.field = field
  }
}

/** The present state of something doesn't allow what was asked for. */
export class ConflictError extends ExpectedError {
  readonly code = 'CONFLICT'
  /** Whole seconds after which to ask again; null where that alone won't help. */
  readonly retryAfterSeconds: number | null

  constructor(message: string, retryAfterSeconds: number | null = null) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** What was made under this idempotency key isn't there any more. */
export class GoneError extends ExpectedError {
  readonly code = 'GONE'
}

/** The same idempotency key with another wish. */
export class IdempotencyMismatchError extends ExpectedError {
  readonly code = 'IDEMPOTENCY_MISMATCH'

  constructor() {
    super('This idempotency key was used for something else: take a new one.')
  }
}

export class UnauthenticatedError extends ExpectedError {
  readonly code = 'UNAUTHENTICATED'
}

export class ForbiddenError extends ExpectedError {
  readonly code = 'FORBIDDEN'
}

/**
 * Something that the person who runs Stevedore can mend, such as a busy port: main prints the sentence and ends,
 * without a stack.
 */
export class OperatorError extends Error {
  override get name(): string {
    return this.constructor.name
  }
}
