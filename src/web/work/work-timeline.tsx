import { useEffect, useRef } from 'react'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { type WorkRowFragment, WorkTimelineDocument } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { Moment } from '../ui/moment.tsx'
import { eventNames } from './words.ts'

/** What happened to a piece of work. It's read again when the work's state says that something did. */
export function WorkTimeline({ work }: { work: WorkRowFragment }) {
  const list = usePages(WorkTimelineDocument, { id: work.id }, ({ node }) =>
    node !== null && 'timeline' in node ? node.timeline : null,
  )
  const { rows, hasMore, more, again } = list
  const happened = `${work.state} ${work.attempt} ${work.cancelRequested}`
  const read = useRef(happened)
  useEffect(() => {
    if (read.current === happened) return
    read.current = happened
    again()
  }, [happened, again])
  return (
    <section className="card">
      <h2>Timeline</h2>
      <ListNotice list={list} what="the timeline" />
      <ol className="timeline">
        {rows.map(({ at, attempt, event, message }) => (
          <li key={`${at} ${event}`}>
            <div>
              {eventNames[event]}
              {attempt > 1 && <span className="faint"> · attempt {attempt}</span>}
            </div>
            {message !== null && <div className="faint">{message}</div>}
            <div className="faint">
              <Moment at={at} />
            </div>
          </li>
        ))}
      </ol>
      {hasMore && <Button onPress={more}>Show more</Button>}
    </section>
  )
}
