import { useState } from 'react'
import { Link } from 'wouter'
import { useChange } from '../api/use-change.ts'
import { FilterWords } from '../files/filter-words.tsx'
import {
  DeleteSyncScheduleDocument,
  EnableSyncScheduleDocument,
  type ScheduleRowFragment,
} from '../gql/graphql.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { Moment } from '../ui/moment.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { syncKindNames } from '../work/run-title.ts'
import { statusOfSyncRun } from '../work/status.ts'
import { describeCron } from './describe-cron.ts'
import { describeOptions } from './sync-words.ts'
import '../work/work.css'

/** A schedule: when, what, and what came of it last. */
export function ScheduleCard({ schedule }: { schedule: ScheduleRowFragment }) {
  const { id, kind, cron, timeZone, enabled, nextAt, lastError, lastRun, channels, options } = schedule
  const enable = useChange(EnableSyncScheduleDocument)
  const remove = useChange(DeleteSyncScheduleDocument)
  const [isAsking, setAsking] = useState(false)
  const title = `${syncKindNames[kind]}: ${describeCron(cron)}`
  const phrases = describeOptions(options)
  const isDue = nextAt !== null && Date.parse(nextAt) <= Date.now()
  return (
    <section className="card" aria-label={title}>
      <div className="page-head">
        <div className="work-head">
          <h2>{title}</h2>
          <Badge tone={enabled ? 'good' : 'calm'}>{enabled ? 'On' : 'Off'}</Badge>
        </div>
        <div className="row-actions">
          <Button
            aria-label={`${enabled ? 'Switch off' : 'Switch on'} ${title}`}
            isPending={enable.isRunning}
            onPress={() => void enable.run({ id, enabled: !enabled })}
          >
            {enabled ? 'Switch off' : 'Switch on'}
          </Button>
          <Button look="danger" aria-label={`Delete ${title}`} onPress={() => setAsking(true)}>
            Delete
          </Button>
        </div>
      </div>
      {lastError !== null && (
        <ErrorNotice>
          The run that is due can’t be started. {lastError} It’s tried again each minute.
        </ErrorNotice>
      )}
      {enable.refusal !== null && <ErrorNotice>{enable.refusal.message}</ErrorNotice>}
      <Facts
        facts={[
          [
            'Next run',
            nextAt === null ? 'None: it’s off' : isDue ? 'Due now' : <Moment key="next" at={nextAt} />,
          ],
          [
            'Last run',
            lastRun === null ? (
              'None yet'
            ) : (
              <Link key="last" href={`/sync-runs/${lastRun.id}`}>
                {statusOfSyncRun(lastRun).label}, <Moment at={lastRun.createdAt} />
              </Link>
            ),
          ],
          ['Channels', channels === null ? 'All' : channels.join(', ')],
          ['Options', phrases.length === 0 ? null : `It ${phrases.join(', ')}.`],
          ['Files', <FilterWords key="files" filter={schedule.filter} />],
          ['Cron', <code key="cron">{cron}</code>],
          ['Time zone', timeZone],
        ]}
      />
      <ConfirmDialog
        title="Delete this schedule?"
        verb="Delete the schedule"
        isOpen={isAsking}
        isRunning={remove.isRunning}
        refusal={remove.refusal}
        onConfirm={() => void remove.run({ id })}
        onClose={() => setAsking(false)}
      >
        {title}. Runs that it has started go on.
      </ConfirmDialog>
    </section>
  )
}
