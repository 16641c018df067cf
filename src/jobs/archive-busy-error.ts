import { ExpectedError } from '../errors.ts'

export class ArchiveBusyError extends ExpectedError {
  readonly code = 'ARCHIVE_BUSY'
  /** The job that is active; null where it ended in the meantime. */
  readonly jobId: string | null

  constructor(jobId: string | null) {
    super(
      jobId === null
        ? 'Another job worked on the archive just now: ask again.'
        : `Job ${jobId} works on the archive: wait for its end, or cancel it.`,
    )
    this.jobId = jobId
  }
}
