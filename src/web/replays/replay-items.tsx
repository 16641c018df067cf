import { Link } from 'wouter'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { useReread } from '../api/use-reread.ts'
import { ReplayItemsDocument, type ReplayItemsQuery } from '../gql/graphql.ts'
import { formatBytes } from '../lib/format.ts'
import { ErrorCode } from '../sync-runs/error-code.tsx'
import { actionNames } from '../sync-runs/sync-words.ts'
import { Badge } from '../ui/badge.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { useSearchChoice } from '../ui/use-search-choice.ts'
import type { ReplayOfView } from './replay-of-view.ts'
import { conflictSentences, itemStateNames, itemStateTones } from './replay-words.ts'

type Item = NonNullable<ReplayItemsQuery['replay']>['items']['edges'][number]['node']

const stateViews = ['ALL', 'SELECTED', 'ENQUEUED', 'REPLAYED', 'TAKEN', 'CONFLICT', 'LEFT'] as const

const columns: Column<Item>[] = [
  {
    name: 'File',
    width: 'minmax(0, 2fr)',
    cell: ({ failure, fileId, action }) =>
      fileId === null ? (
        <span className="faint">{actionNames[action]}</span>
      ) : (
        <Link href={`/files/${fileId}`}>{failure?.filename ?? 'A file'}</Link>
      ),
  },
  {
    name: 'What went wrong',
    width: 'minmax(0, 2fr)',
    isMinor: true,
    cell: ({ conflict, failure }) =>
      conflict === null ? failure && <ErrorCode code={failure.code} /> : conflictSentences[conflict],
  },
  { name: 'Channel', width: '8rem', isMinor: true, cell: ({ channel }) => channel },
  {
    name: 'State',
    width: '12rem',
    cell: ({ state, takenBy }) =>
      takenBy === null ? (
        <Badge tone={itemStateTones[state]}>{itemStateNames[state]}</Badge>
      ) : (
        <Link href={`/replays/${takenBy.id}`}>{itemStateNames[state]}</Link>
      ),
  },
  {
    name: 'Size',
    width: '7rem',
    align: 'end',
    isMinor: true,
    cell: ({ size }) => (size === null ? '' : formatBytes(size)),
  },
]

/** The failures that were asked for, one by one. */
export function ReplayItems({ replay }: { replay: ReplayOfView }) {
  const [state, setState] = useSearchChoice('item', stateViews)
  const list = usePages(
    ReplayItemsDocument,
    { id: replay.id, states: state === 'ALL' ? null : [state] },
    ({ replay }) => replay?.items,
  )
  const { again } = list
  useReread(`${replay.phase} ${replay.enqueued} ${replay.replayed} ${replay.conflicts}`, again)
  return (
    <section className="card">
      <h2>Failures, one by one</h2>
      <FilterChips
        label="State of the failures"
        value={state}
        onChange={setState}
        options={stateViews.map((value) => ({
          value,
          label: value === 'ALL' ? 'All' : itemStateNames[value],
        }))}
      />
      <ListNotice list={list} what="the failures">
        <EmptyNotice title={state === 'ALL' ? 'It has no failures.' : 'No failure is in this state.'} />
      </ListNotice>
      <DataTable
        label="Failures of the replay"
        list={list}
        columns={columns}
        keyOf={({ failureId }) => failureId}
      />
    </section>
  )
}
