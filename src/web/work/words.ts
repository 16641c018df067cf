import type { ExportFormat, MissingReason, SkipReason, TimelineEvent, WorkStep } from '../gql/graphql.ts'

// What the words of the API are for people.

export const stepNames: Record<WorkStep, string> = {
  PREPARING: 'Finding out what there is to do',
  WORKING: 'Working',
  FINISHING: 'Finishing',
}

export const eventNames: Record<TimelineEvent, string> = {
  CANCEL_REQUESTED: 'Asked to stop',
  CANCELLED: 'Cancelled',
  CLAIMED: 'Taken by a worker',
  CREATED: 'Asked for',
  EXPIRED: 'Expired',
  FAILED: 'Failed',
  PARKED: 'Given back: the worker shut down',
  PAUSED: 'Paused',
  REAPED: 'Given back: the worker fell silent',
  REPLAYED: 'Failures taken over by a replay',
  RESUMED: 'Resumed',
  RETRIED: 'Interrupted; it will be tried again',
  SUCCEEDED: 'Done',
}

export const skipReasons: Record<SkipReason, string> = {
  DIRECTORY: 'Folders',
  NON_REGULAR: 'Links, devices and the like',
  PLATFORM_METADATA: 'Bookkeeping of an operating system',
  ENCRYPTED: 'Encrypted',
  UNSUPPORTED_METHOD: 'Compressed in a way that isn’t supported',
  UNSAFE_NAME: 'Names that can’t be trusted',
  TOO_LARGE: 'Larger than the limit',
  RATIO_EXCEEDED: 'Compressed more strongly than the limit allows',
  OVERLAPPING: 'Share bytes with another entry',
  EXTENSION_NOT_ALLOWED: 'Of a type that isn’t allowed here',
  NOT_SELECTED: 'Not selected',
  ALREADY_EXTRACTED: 'Extracted before',
  PREVIOUSLY_DELETED: 'Extracted before, and deleted since',
  CORRUPT: 'Damaged in the archive',
}

export const missingReasons: Record<MissingReason, string> = {
  DAMAGED: 'Its bytes are not those that were stored',
  DELETED: 'It was deleted',
  LOST: 'The store doesn’t have its bytes any more',
}

export const formatNames: Record<ExportFormat, string> = {
  ZIP: 'ZIP archive',
  TAR_GZ: 'tar archive, compressed (.tar.gz)',
  BAGIT: 'Bag with checksums (BagIt in a ZIP)',
  MANIFEST_CSV: 'List of the files (CSV)',
  MANIFEST_NDJSON: 'List of the files (JSON lines)',
}

const storeStep = 'The store of the files is at fault, not this work. Once it is back, try again.'

/** What one can do after a failure, by its code. */
const nextSteps: Record<string, string> = {
  ARCHIVE_DELETED: 'Restore the archive from the trash, then try again.',
  CORRUPT: 'Upload the archive again, and compare its checksum with the sender’s.',
  DATABASE_UNAVAILABLE: 'The database was not there for long. Once it is back, try again.',
  EMPTY_COLLECTION: 'Add files to the collection, then try again.',
  HASH_MISMATCH: 'The bytes are not those that were declared. Send the file again.',
  NEVER_PICKED_UP: 'No worker was free. Look whether a worker runs, then try again.',
  STALLED: storeStep,
  STORE_BUSY: storeStep,
  STORE_DENIED: 'Stevedore may not use the store. An operator has to mend its access; then try again.',
  STORE_FULL: 'The store is full. Make room, then try again.',
  STORE_UNAVAILABLE: storeStep,
  WORKER_LOST: 'Its workers died again and again. Look into the server’s log, then try again.',
}

export function nextStepOf(code: string): string {
  return nextSteps[code] ?? 'Try it again; if it fails the same way, the server’s log says more.'
}
