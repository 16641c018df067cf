import { Link, useLocation } from 'wouter'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { ListNotice } from '../api/list-notice.tsx'
import { AllWorkDocument } from '../gql/graphql.ts'
import { Badge } from '../ui/badge.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { Moment } from '../ui/moment.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { useSearchChoice } from '../ui/use-search-choice.ts'
import { pathOfWork } from './describe-work.ts'
import { RowProgress } from './row-progress.tsx'
import { useAllWork } from './use-all-work.ts'
import type { WorkItem } from './work-item.ts'
import { filterOf, kindChips, kinds, viewNames, views } from './work-views.ts'
import './work.css'

const columns: Column<WorkItem>[] = [
  {
    name: 'Work',
    width: 'minmax(0, 3fr)',
    cell: ({ work, title }) => (
      <Link href={pathOfWork(work)} title={title}>
        {title}
      </Link>
    ),
  },
  {
    name: 'State',
    width: '10.5rem',
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
  {
    name: 'Progress or result',
    width: 'minmax(0, 2fr)',
    isMinor: true,
    cell: ({ work, title, detail }) => <RowProgress work={work} title={title} detail={detail} />,
  },
  {
    name: 'When',
    width: '12.5rem',
    align: 'end',
    cell: ({ work }) => <Moment at={work.finishedAt ?? work.startedAt ?? work.createdAt} />,
  },
]

/** All long work of the account, live, and what someone has to look at first. */
export default function WorkPage() {
  const [, navigate] = useLocation()
  const [view, setView] = useSearchChoice('state', views)
  const [kind, setKind] = useSearchChoice('kind', kinds)
  const list = useAllWork(view, kind)
  const isNarrowed = view !== 'ALL' || kind !== 'ALL'
  return (
    <Page title="Work">
      <div className="work-filters">
        <FilterChips
          label="State"
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: viewNames[value] }))}
        />
        <FilterChips
          label="Kind"
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: kindChips[value] }))}
        />
      </div>
      <ListNotice list={list} what="the work">
        <EmptyNotice title={isNarrowed ? 'No such work.' : 'No work yet.'}>
          {isNarrowed ? (
            <Link href="/work">Show all work</Link>
          ) : (
            <>
              Extract an archive of your <Link href="/files">files</Link>, or export a{' '}
              <Link href="/collections">collection</Link>: it shows here at once.
            </>
          )}
        </EmptyNotice>
      </ListNotice>
      <DataTable
        label="Work"
        list={list}
        columns={columns}
        keyOf={({ work }) => work.id}
        onOpen={({ work }) => navigate(pathOfWork(work))}
      />
      <GraphqlLink
        document={AllWorkDocument}
        variables={{ filter: filterOf(view, kind), first: 50, after: null }}
      />
    </Page>
  )
}
