import { Link } from 'wouter'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { useReread } from '../api/use-reread.ts'
import { SyncRunTasksDocument, type SyncRunTasksQuery } from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { useSearchChoice } from '../ui/use-search-choice.ts'
import type { RunDetail } from './run-detail.ts'
import { actionNames, taskStateNames } from './sync-words.ts'

type Task = NonNullable<NonNullable<SyncRunTasksQuery['syncRun']>['tasks']>['edges'][number]['node']

const stateViews = ['ALL', 'DUE', 'DONE', 'PLANNED', 'FAILED', 'SKIPPED'] as const

const columns: Column<Task>[] = [
  {
    name: 'File',
    width: 'minmax(0, 3fr)',
    cell: ({ file, fileId }) =>
      file === null ? (
        <span className="faint">
          {fileId === null ? 'An object that no file has' : 'A file deleted by now'}
        </span>
      ) : (
        <Link href={`/files/${file.id}`}>{file.filename}</Link>
      ),
  },
  { name: 'Channel', width: '8rem', isMinor: true, cell: ({ channel }) => channel },
  { name: 'What', width: '12rem', isMinor: true, cell: ({ action }) => actionNames[action] },
  { name: 'State', width: '12rem', cell: ({ state }) => taskStateNames[state] },
  { name: 'Round', width: '4rem', align: 'end', isMinor: true, cell: ({ round }) => formatCount(round) },
]

/** What is done with each file on each channel, or would be. */
export function TasksTab({ run }: { run: RunDetail }) {
  const [state, setState] = useSearchChoice('task', stateViews)
  const list = usePages(
    SyncRunTasksDocument,
    { id: run.id, filter: state === 'ALL' ? null : { states: [state] } },
    // Null: not kept any more, which is told below.
    ({ syncRun }) => syncRun && (syncRun.tasks ?? noPage),
    { isPaused: run.archived },
  )
  const { again } = list
  useReread(run.finishedAt ?? '', again)
  if (run.archived)
    return (
      <EmptyNotice title="The tasks are not kept any more.">The report has what came of them.</EmptyNotice>
    )
  return (
    <section className="card">
      <h2>Tasks</h2>
      <FilterChips
        label="State of the tasks"
        value={state}
        onChange={setState}
        options={stateViews.map((value) => ({
          value,
          label: value === 'ALL' ? 'All' : taskStateNames[value],
        }))}
      />
      {run.finishedAt === null && (
        <p className="row-actions">
          <span className="faint">The list is as of when it was read; the counters above are live.</span>
          <Button look="quiet" onPress={again}>
            Read it again
          </Button>
        </p>
      )}
      <ListNotice list={list} what="the tasks">
        <EmptyNotice title="No such task." />
      </ListNotice>
      <DataTable label="Tasks" list={list} columns={columns} keyOf={keyOfTask} />
    </section>
  )
}

const noPage = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } }

/** A task has no id of its own: it's a file on a channel. */
function keyOfTask(task: Task): string {
  return `${task.fileId} ${task.channel} ${task.action}`
}
