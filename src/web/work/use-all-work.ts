import { useMemo, useState } from 'react'
import { usePages } from '../api/use-pages.ts'
import { useFollow } from '../api/use-read.ts'
import {
  WatchDeletionsDocument,
  WorkCompletionsDocument,
  WorkExportsDocument,
  WorkJobsDocument,
  WorkReplaysDocument,
  type WorkRowFragment,
  WorkSyncRunsDocument,
} from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import {
  type Group,
  groups,
  type Status,
  statusOfExport,
  statusOfReplay,
  statusOfSyncRun,
  statusOfWork,
} from './status.ts'
import { formatNames } from './words.ts'
import { type Kind, statesOf, typenames, uploadStates, type View } from './work-views.ts'

/** `detail`: what came of it, where that fits in a row. */
export type WorkItem = { work: WorkRowFragment; title: string; status: Status; detail: string | null }

/** A problem is among the first for so long; an older one lies where its time is. */
const lateMillis = 3 * 24 * 3600 * 1000

const groupsOf: Record<View, readonly Group[]> = {
  ALL: groups,
  PROBLEMS: ['PROBLEM'],
  ACTIVE: ['RUNNING', 'WAITING'],
  ENDED: ['ENDED'],
}

/** All work of the account in one list, each kind read page by page. Deletions are told by the subscription alone: there's no list of them. */
export function useAllWork(view: View, kind: Kind) {
  const states = statesOf[view]
  const only = (own: Kind) => ({ isPaused: kind !== 'ALL' && kind !== own })
  const jobs = usePages(WorkJobsDocument, { states: states?.jobs ?? null }, ({ jobs }) => jobs, only('JOB'))
  const exports = usePages(
    WorkExportsDocument,
    { states: states?.exports ?? null },
    ({ exports }) => exports,
    only('EXPORT'),
  )
  const syncRuns = usePages(
    WorkSyncRunsDocument,
    { states: states?.syncRuns ?? null },
    ({ syncRuns }) => syncRuns,
    only('SYNC_RUN'),
  )
  const replays = usePages(
    WorkReplaysDocument,
    { phases: states?.replays ?? null },
    ({ replays }) => replays,
    only('REPLAY'),
  )
  const uploads = usePages(
    WorkCompletionsDocument,
    { states: uploadStates },
    ({ uploads }) => uploads,
    only('COMPLETION'),
  )
  const deletions = useDeletions(kind !== 'ALL' && kind !== 'DELETION')
  const lists = [jobs, exports, syncRuns, replays, uploads]
  const items = useMemo(
    (): WorkItem[] => [
      ...jobs.rows.map((work) => ({
        work,
        title: work.archive === null ? 'Extraction' : `Extraction of ${work.archive.file.filename}`,
        status: statusOfWork(work),
        detail: work.filesCreated === null ? null : `${formatCount(work.filesCreated.extracted)} files`,
      })),
      ...exports.rows.map((work) => ({
        work,
        title: `Export ${work.filename}`,
        status: statusOfExport(work),
        detail: [formatNames[work.format], work.sizeBytes === null ? null : formatBytes(work.sizeBytes)]
          .filter((part) => part !== null)
          .join(' · '),
      })),
      ...syncRuns.rows.map((work) => ({
        work,
        title: `${work.kind === 'MIRROR' ? 'Mirror' : 'Verify'} run of ${work.month}`,
        status: statusOfSyncRun(work),
        detail:
          work.pendingFailureCount === 0
            ? null
            : `${formatCount(work.pendingFailureCount)} failures are pending`,
      })),
      ...replays.rows.map((work) => ({
        work,
        title: 'Replay of failures',
        status: statusOfReplay(work),
        detail: `${formatCount(work.selected)} failures`,
      })),
      ...uploads.rows.flatMap(({ completion: work }) =>
        work === null
          ? []
          : [
              {
                work,
                title: `Completion of ${work.upload.filename}`,
                status: statusOfWork(work),
                detail: null,
              },
            ],
      ),
      ...deletions.map((work) => ({
        work,
        title: 'Deletion of files',
        status: statusOfWork(work),
        detail: null,
      })),
    ],
    [jobs.rows, exports.rows, syncRuns.rows, replays.rows, uploads.rows, deletions],
  )
  return {
    items: useMemo(
      () =>
        items
          .filter(
            ({ work, status }) =>
              groupsOf[view].includes(status.group) &&
              (kind === 'ALL' || work.__typename === typenames[kind]),
          )
          .sort(compare),
      [items, view, kind],
    ),
    hasMore: lists.some(({ hasMore }) => hasMore),
    isLoading: lists.some(({ isLoading }) => isLoading),
    isDenied: lists.some(({ isDenied }) => isDenied),
    error: lists.find(({ error }) => error !== null)?.error ?? null,
    more: () => {
      for (const { more } of lists) more()
    },
    again: () => {
      for (const { again } of lists) again()
    },
  }
}

/** Deletions that go on, and those that ended since the view is there. */
function useDeletions(isPaused: boolean): readonly WorkRowFragment[] {
  const [deletions, setDeletions] = useState<ReadonlyMap<string, WorkRowFragment>>(new Map())
  useFollow(
    WatchDeletionsDocument,
    {},
    {
      isPaused,
      onData: ({ workUpdated }) => setDeletions((before) => new Map(before).set(workUpdated.id, workUpdated)),
    },
  )
  return useMemo(() => (isPaused ? [] : [...deletions.values()]), [deletions, isPaused])
}

function compare(a: WorkItem, b: WorkItem): number {
  // Ids are in the order of creation.
  return rankOf(a) - rankOf(b) || (a.work.id < b.work.id ? 1 : -1)
}

function rankOf({ work, status }: WorkItem): number {
  const isOld = work.finishedAt !== null && Date.now() - Date.parse(work.finishedAt) > lateMillis
  return groups.indexOf(status.group === 'PROBLEM' && isOld ? 'ENDED' : status.group)
}
