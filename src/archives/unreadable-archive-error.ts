import { ExpectedError } from '../errors.ts'

/** What an archive can't be read for: a word for programs and a sentence for people. */
export type ArchiveProblem = { code: string; message: string }

export class UnreadableArchiveError extends ExpectedError {
  readonly code = 'UNREADABLE_ARCHIVE'
  readonly problem: ArchiveProblem

  constructor(problem: ArchiveProblem) {
    super(problem.message)
    this.problem = problem
  }
}
