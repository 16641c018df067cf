import { useState } from 'react'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { usePages } from '../api/use-pages.ts'
import { useFollow } from '../api/use-read.ts'
import { Page } from '../app/page.tsx'
import { SyncSchedulesDocument, WatchSchedulesDocument } from '../gql/graphql.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyNotice, ErrorNotice, Loading } from '../ui/notice.tsx'
import { CreateScheduleDialog } from './create-schedule-dialog.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import './sync-runs.css'

/** What starts sync runs by the clock. */
export default function SchedulesPage() {
  const [isCreating, setCreating] = useState(false)
  const { rows, hasMore, isLoading, error, isDenied, more, again } = usePages(
    SyncSchedulesDocument,
    {},
    ({ syncSchedules }) => syncSchedules,
  )
  // A schedule isn't told of itself: the runs that it starts bring what it is by then.
  useFollow(WatchSchedulesDocument, {})
  return (
    <Page
      title="Schedules"
      actions={
        <>
          <ButtonLink to="/sync-runs">Sync runs</ButtonLink>
          <Button look="primary" onPress={() => setCreating(true)}>
            Make a schedule
          </Button>
        </>
      }
    >
      {isDenied && (
        <EmptyNotice title="You may not see schedules.">
          Your key lacks the READ scope. Sign in with one that has it.
        </EmptyNotice>
      )}
      {error !== null && !isDenied && (
        <ErrorNotice action={<Button onPress={again}>Read it again</Button>}>
          The schedules could not be read. {error}
        </ErrorNotice>
      )}
      {isLoading && rows.length === 0 && <Loading what="the schedules" />}
      {!isLoading && error === null && rows.length === 0 && (
        <EmptyNotice title="No schedule yet.">
          A schedule starts runs by the clock, such as a verify run each month. What comes due while no worker
          runs is caught up once.
        </EmptyNotice>
      )}
      {rows.map((schedule) => (
        <ScheduleCard key={schedule.id} schedule={schedule} />
      ))}
      {hasMore && (
        <div>
          <Button onPress={more}>Show more</Button>
        </div>
      )}
      {isCreating && <CreateScheduleDialog onClose={() => setCreating(false)} />}
      <GraphqlLink document={SyncSchedulesDocument} variables={{ first: 50, after: null }} />
    </Page>
  )
}
