import { formatTime } from '../lib/format.ts'
import type { RunDetail } from './run-detail.ts'

/** Which stores a run waits for. One that several channels need is told of once. */
export function OutageNotices({ channels }: { channels: RunDetail['channels'] }) {
  const outages = new Map(channels.flatMap((one) => one.outages.map((outage) => [outage.channel, outage])))
  return [...outages.values()].map(({ channel, since, givenUpAt, message }) => (
    <p key={channel} className="notice hint">
      {channel === 'primary' ? 'The store in which files lie' : `The replica ${channel}`} has not worked since{' '}
      {formatTime(new Date(since))}. {message} Look at it: tasks that need it wait, and go on by themselves
      once it works. After {formatTime(new Date(givenUpAt))} they fail.
    </p>
  ))
}
