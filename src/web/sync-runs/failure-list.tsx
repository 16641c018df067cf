import { type ReactNode, useMemo, useState } from 'react'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { useReread } from '../api/use-reread.ts'
import { type SyncFailureFilter, SyncRunFailuresDocument } from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import type { ReplayWish } from '../replays/describe-failures.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { useKeySelection } from '../ui/row-selection.ts'
import { failureColumns } from './failure-columns.tsx'
import { FailureDialog } from './failure-dialog.tsx'
import { FailureFilters } from './failure-filters.tsx'
import type { FailureRow, RunDetail } from './run-detail.ts'
import { useFailureView, useFilterOf } from './use-failure-filter.ts'

const noPage = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } }
/** As many as one replay takes by their ids. */
const mostSelected = 1_000

/** The failures one by one, as far as they are looked at. What is new shows as it fails. */
export function FailureList({
  run,
  gone,
  onReplay,
}: {
  run: RunDetail
  /** Shown where the run turns out to be archived by now. */
  gone: ReactNode
  onReplay: ((wish: ReplayWish) => void) | null
}) {
  const { view, clear } = useFailureView()
  const filter = useFilterOf(view)
  const [isGone, setGone] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const list = usePages(SyncRunFailuresDocument, { id: run.id, filter }, ({ syncRun }) => {
    if (!syncRun) return null
    if (syncRun.failures.__typename === 'SyncFailureConnection') return syncRun.failures
    setGone(true)
    return noPage
  })
  const { rows, hasMore, again } = list
  useReread(signOf(run), again)
  const keys = useMemo(() => rows.map(({ id }) => id), [rows])
  const selection = useKeySelection({ keys, hasMore }, `${run.id} ${JSON.stringify(filter)}`)
  const columns = useMemo(() => failureColumns(({ id }) => setOpened(id)), [])
  if (isGone) return gone
  const failure = rows.find(({ id }) => id === opened)
  const over = new Set(rows.filter(({ state }) => state !== 'PENDING').map(({ id }) => id))
  const chosen = [...selection.keys].filter((id) => !over.has(id))
  return (
    <section className="card">
      <h2>Failures</h2>
      {(run.failureGroups.length > 0 || filter !== null) && <FailureFilters run={run} />}
      {onReplay !== null && rows.length > 0 && (
        <div className="row-actions">
          {chosen.length > 0 ? (
            <>
              <Button
                look="primary"
                isDisabled={chosen.length > mostSelected}
                onPress={() => onReplay({ failureIds: chosen, filter: null })}
              >
                Replay {formatCount(chosen.length)} selected…
              </Button>
              <Button look="quiet" onPress={selection.clear}>
                Select none
              </Button>
            </>
          ) : (
            filter !== null && (
              <Button onPress={() => onReplay({ failureIds: null, filter: withoutStates(filter) })}>
                Replay all of these…
              </Button>
            )
          )}
        </div>
      )}
      <ListNotice list={list} what="the failures">
        <EmptyNotice title={filter === null ? 'Nothing failed.' : 'No such failure.'}>
          {filter !== null && <Button onPress={clear}>Show all failures</Button>}
        </EmptyNotice>
      </ListNotice>
      <DataTable
        label="Failures"
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        rowHeight={72}
        {...(onReplay !== null && {
          selection: {
            labelOf: ({ filename }: FailureRow) => filename ?? 'an object without a file',
            isSelected: ({ id }: FailureRow) => selection.keys.has(id),
            isSelectable: ({ state }: FailureRow) => state === 'PENDING',
            isAll: selection.isAll,
            onToggle: selection.toggle,
            onToggleAll: selection.toggleAll,
          },
        })}
      />
      {failure && <FailureDialog failure={failure} onClose={() => setOpened(null)} />}
    </section>
  )
}

/** Changes with what failed, and with what became of it. */
function signOf({ failureGroups, finishedAt, failedCount }: RunDetail): string {
  return JSON.stringify([
    finishedAt,
    failedCount,
    failureGroups.map(({ code, channel, stage, state, count }) => [code, channel, stage, state, count]),
  ])
}

/** A replay takes what is pending, whatever else is shown. */
function withoutStates({ states: _, ...filter }: SyncFailureFilter): SyncFailureFilter {
  return filter
}
