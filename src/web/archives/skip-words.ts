import type { SkipReason } from '../gql/graphql.ts'

/** Why an entry isn't extracted, in few words. */
export const skipWords: Record<SkipReason, string> = {
  DIRECTORY: 'A folder',
  NON_REGULAR: 'A link or device, no file',
  PLATFORM_METADATA: 'Bookkeeping of an operating system',
  ENCRYPTED: 'Encrypted',
  UNSUPPORTED_METHOD: 'Packed in an unsupported way',
  UNSAFE_NAME: 'Unsafe name',
  TOO_LARGE: 'Too large',
  RATIO_EXCEEDED: 'Packed suspiciously small',
  OVERLAPPING: 'Shares bytes with another entry',
  EXTENSION_NOT_ALLOWED: 'Type not allowed here',
  NOT_SELECTED: 'Not selected',
  ALREADY_EXTRACTED: 'Extracted already',
  PREVIOUSLY_DELETED: 'Its file was deleted',
  CORRUPT: 'Damaged',
}

/** Why that is so, in a sentence. */
export const skipSentences: Record<SkipReason, string> = {
  DIRECTORY: 'Folders come by themselves with what is in them.',
  NON_REGULAR: 'Only plain files are extracted.',
  PLATFORM_METADATA: 'Files such as .DS_Store are of no use to anyone else.',
  ENCRYPTED: 'It needs a password, which this service does not ask for.',
  UNSUPPORTED_METHOD: 'This service reads stored and deflated entries.',
  UNSAFE_NAME: 'Its path is absolute, leaves the archive, or has control characters.',
  TOO_LARGE: 'It is larger than the service’s limit for one entry.',
  RATIO_EXCEEDED: 'It would unpack to far more bytes than an honest file does.',
  OVERLAPPING: 'Two entries claim the same bytes of the archive, as in a decompression bomb.',
  EXTENSION_NOT_ALLOWED: 'The service is configured not to take files of this type.',
  NOT_SELECTED: 'It is not among those that are selected.',
  ALREADY_EXTRACTED: 'There is a file of it.',
  PREVIOUSLY_DELETED: 'There was a file of it, which someone deleted.',
  CORRUPT: 'Its bytes are not what the archive says of them.',
}

/** Reasons that one can look for among an archive's entries. */
export const entryReasons = [
  'DIRECTORY',
  'NON_REGULAR',
  'PLATFORM_METADATA',
  'ENCRYPTED',
  'UNSUPPORTED_METHOD',
  'UNSAFE_NAME',
  'TOO_LARGE',
  'RATIO_EXCEEDED',
  'OVERLAPPING',
  'EXTENSION_NOT_ALLOWED',
  'CORRUPT',
] as const satisfies readonly SkipReason[]
