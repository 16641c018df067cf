import { CronExpressionParser } from 'cron-parser'
import { InvalidInputError } from '../../errors.ts'

/** When a schedule's runs are due. */
export type Timing = {
  /** Minute, hour, day, month, weekday. */
  cron: string
  /** Such as Europe/Berlin. */
  timeZone: string
}

const fieldsOfCron = 5
const longestCron = 200

/** Jenkins's word for "some time or other", which would be another one at each look. */
const someTime = /(^|[\s,])H/

/** @throws InvalidInputError (cron, timeZone) */
export function checkTiming({ cron, timeZone }: Timing): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw new InvalidInputError('A time zone is such as UTC or Europe/Berlin.', 'timeZone')
  }
  const fields = cron.trim().split(/\s+/)
  if (cron.length > longestCron || fields.length !== fieldsOfCron || someTime.test(cron)) {
    throw new InvalidInputError(
      'Five fields say when: minute, hour, day, month, weekday, such as 30 2 * * 1.',
      'cron',
    )
  }
}

/**
 * The first time after `after` at which a run is due. A time that the zone skips when clocks go forward comes right after.
 * @throws InvalidInputError (cron, timeZone)
 */
export function nextTick({ cron, timeZone }: Timing, after: Date): Date {
  checkTiming({ cron, timeZone })
  try {
    return CronExpressionParser.parse(cron.trim(), { currentDate: after, tz: timeZone }).next().toDate()
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it never comes'
    throw new InvalidInputError(`This is no time that comes: ${reason}.`, 'cron')
  }
}

/** The month that it is in a time zone, such as 2026-11. */
export function monthIn(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit' })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}`
}
