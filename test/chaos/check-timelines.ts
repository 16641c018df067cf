import type { TimelineEvent, WorkState } from '../../src/work/work-states.ts'
import type { ChaosSite } from './chaos-site.ts'

type Place = WorkState | 'NOWHERE'

/** Where each event may happen, and where it leads. */
const steps: Record<TimelineEvent, { from: readonly Place[]; to: Place }> = {
  CREATED: { from: ['NOWHERE'], to: 'PENDING' },
  CLAIMED: { from: ['PENDING'], to: 'RUNNING' },
  PARKED: { from: ['RUNNING'], to: 'PENDING' },
  REAPED: { from: ['RUNNING'], to: 'PENDING' },
  RETRIED: { from: ['RUNNING'], to: 'PENDING' },
  CANCEL_REQUESTED: { from: ['RUNNING'], to: 'RUNNING' },
  CANCELLED: { from: ['PENDING', 'RUNNING'], to: 'CANCELLED' },
  FAILED: { from: ['RUNNING'], to: 'FAILED' },
  SUCCEEDED: { from: ['RUNNING'], to: 'SUCCEEDED' },
  // Nobody asks for it here.
  PAUSED: { from: [], to: 'PENDING' },
  RESUMED: { from: ['FAILED'], to: 'PENDING' },
  REPLAYED: { from: ['SUCCEEDED'], to: 'SUCCEEDED' },
  EXPIRED: { from: ['SUCCEEDED'], to: 'SUCCEEDED' },
}

type Timeline = {
  id: string
  state: WorkState
  attempt: number
  events: { event: TimelineEvent; attempt: number }[]
}

/** The history of each piece of work is a way through the state machine, with attempts that grow by one, and ends where the work is. */
export async function checkTimelines(
  site: ChaosSite,
): Promise<{ findings: string[]; events: Map<string, number> }> {
  const timelines = await site.query<Timeline>(`
    select work.id, work.state, work.attempt,
      json_agg(json_build_object('event', entry.event, 'attempt', entry.attempt) order by entry.id) as events
    from work join timeline_entries entry on entry.work_id = work.id group by work.id`)
  const events = new Map<string, number>()
  for (const { event } of timelines.flatMap((timeline) => timeline.events)) {
    events.set(event, (events.get(event) ?? 0) + 1)
  }
  return { findings: timelines.flatMap(findDetour), events }
}

/** Where a timeline leaves the way; nothing if it doesn't. */
function findDetour({ id, state, attempt, events }: Timeline): string[] {
  let place: Place = 'NOWHERE'
  let reached = 0
  const told = events.map((event) => `${event.event} ${event.attempt}`).join(', ')
  for (const event of events) {
    const { from, to } = steps[event.event]
    if (event.event === 'CLAIMED') reached++
    if (!from.includes(place) || event.attempt !== reached) {
      return [`work ${id}: ${event.event} ${event.attempt} can't follow in its timeline: ${told}`]
    }
    place = to
  }
  if (place === state && reached === attempt) return []
  return [`work ${id} is ${state} in attempt ${attempt}, but its timeline says: ${told}`]
}
