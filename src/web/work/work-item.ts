import type { AllWorkQuery } from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { titleOfRun } from './run-title.ts'
import { type Status, statusOfExport, statusOfReplay, statusOfSyncRun, statusOfWork } from './status.ts'
import { formatNames } from './words.ts'

/** A piece of work as the list has it. */
export type ListedWork = AllWorkQuery['work']['edges'][number]['node']

/** `detail`: what came of it, where that fits in a row. */
export type WorkItem = { work: ListedWork; title: string; status: Status; detail: string | null }

export function itemOf(work: ListedWork): WorkItem {
  switch (work.__typename) {
    case 'Completion':
      return {
        work,
        title: `Completion of ${work.upload.filename}`,
        status: statusOfWork(work),
        detail: null,
      }
    case 'Deletion':
      return { work, title: 'Deletion of files', status: statusOfWork(work), detail: null }
    case 'Export':
      return {
        work,
        title: `Export ${work.filename}`,
        status: statusOfExport(work),
        detail: [formatNames[work.format], work.sizeBytes === null ? null : formatBytes(work.sizeBytes)]
          .filter((part) => part !== null)
          .join(' · '),
      }
    case 'Job':
      return {
        work,
        title: work.archive === null ? 'Extraction' : `Extraction of ${work.archive.file.filename}`,
        status: statusOfWork(work),
        detail: work.filesCreated === null ? null : `${formatCount(work.filesCreated.extracted)} files`,
      }
    case 'Replay':
      return {
        work,
        title: 'Replay of failures',
        status: statusOfReplay(work),
        detail: `${formatCount(work.selected)} failures`,
      }
    case 'SyncRun':
      return {
        work,
        title: titleOfRun(work),
        status: statusOfSyncRun(work),
        detail:
          work.pendingFailureCount === 0
            ? null
            : `${formatCount(work.pendingFailureCount)} failures are pending`,
      }
    default:
      return work satisfies never
  }
}
