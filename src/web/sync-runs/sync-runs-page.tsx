import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { SyncRunsDocument } from '../gql/graphql.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { useSearchChoice } from '../ui/use-search-choice.ts'
import { runColumns } from './run-columns.tsx'
import {
  kindsOf,
  kindViewNames,
  kindViews,
  monthsUntil,
  statesOf,
  stateViewNames,
  stateViews,
} from './run-views.ts'
import { StartRunDialog } from './start-run-dialog.tsx'
import './sync-runs.css'

/** All sync runs, live, latest first. */
export default function SyncRunsPage() {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [kind, setKind] = useSearchChoice('kind', kindViews)
  const [state, setState] = useSearchChoice('state', stateViews)
  const months = monthsUntil(new Date(), search.get('month'))
  const [month, setMonth] = useSearchChoice('month', ['ALL', ...months])
  const [isStarting, setStarting] = useState(false)
  const variables = {
    kinds: kindsOf(kind),
    states: statesOf[state],
    months: month === 'ALL' ? null : [month],
  }
  const list = usePages(SyncRunsDocument, variables, ({ syncRuns }) => syncRuns)
  const isNarrowed = kind !== 'ALL' || state !== 'ALL' || month !== 'ALL'
  const start = (
    <Button look="primary" onPress={() => setStarting(true)}>
      Start a run
    </Button>
  )
  return (
    <Page
      title="Sync runs"
      actions={
        <>
          <ButtonLink to="/schedules">Schedules</ButtonLink>
          {start}
        </>
      }
    >
      <div className="run-filters">
        <FilterChips
          label="Kind"
          value={kind}
          onChange={setKind}
          options={kindViews.map((value) => ({ value, label: kindViewNames[value] }))}
        />
        <FilterChips
          label="State"
          value={state}
          onChange={setState}
          options={stateViews.map((value) => ({ value, label: stateViewNames[value] }))}
        />
        <FilterChips
          label="Month"
          value={month}
          onChange={setMonth}
          options={[
            { value: 'ALL', label: 'All months' },
            ...months.map((value) => ({ value, label: value })),
          ]}
        />
      </div>
      <ListNotice list={list} what="the sync runs">
        <EmptyNotice title={isNarrowed ? 'No such run.' : 'No sync run yet.'}>
          {isNarrowed ? (
            <Button look="quiet" onPress={() => navigate('/sync-runs')}>
              Show all runs
            </Button>
          ) : (
            <p>
              A run mirrors every file to the replicas, or verifies that no bytes were lost. Start one now, or
              make a schedule.
            </p>
          )}
        </EmptyNotice>
      </ListNotice>
      <DataTable
        label="Sync runs"
        list={list}
        columns={runColumns}
        keyOf={({ id }) => id}
        onOpen={({ id }) => navigate(`/sync-runs/${id}`)}
      />
      {isStarting && <StartRunDialog onClose={() => setStarting(false)} />}
      <GraphqlLink document={SyncRunsDocument} variables={{ ...variables, first: 50, after: null }} />
    </Page>
  )
}
