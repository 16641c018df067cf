import { useState } from 'react'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { useFollow } from '../api/use-read.ts'
import { SyncSchedulesDocument, WatchSchedulesDocument } from '../gql/graphql.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { CreateScheduleDialog } from './create-schedule-dialog.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import './sync-runs.css'

/** What starts sync runs by the clock. */
export default function SchedulesPage() {
  const [isCreating, setCreating] = useState(false)
  const list = usePages(SyncSchedulesDocument, {}, ({ syncSchedules }) => syncSchedules)
  const { rows, hasMore, more } = list
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
      <ListNotice list={list} what="the schedules">
        <EmptyNotice title="No schedule yet.">
          A schedule starts runs by the clock, such as a verify run each month. What comes due while no worker
          runs is caught up once.
        </EmptyNotice>
      </ListNotice>
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
