const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/**
 * What a cron expression says, where it's of the forms that people use, such as "On day 1 of each month at 02:30".
 * Others are told as they are.
 */
export function describeCron(cron: string): string {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = cron.trim().split(/\s+/)
  const days = daysOf(day, month, weekday)
  const time = timeOf(minute, hour)
  if (days === null || time === null) return `At the times of “${cron}”`
  return `${days}${time.startsWith('at ') ? '' : ','} ${time}`
}

function timeOf(minute: string, hour: string): string | null {
  const every = /^\*\/(\d+)$/
  if (isNumber(minute, 59) && isNumber(hour, 23)) return `at ${twoDigits(hour)}:${twoDigits(minute)}`
  if (isNumber(minute, 59) && hour === '*') return `every hour${past(minute)}`
  const hours = every.exec(hour)?.[1]
  if (isNumber(minute, 59) && hours !== undefined) return `every ${Number(hours)} hours${past(minute)}`
  const minutes = every.exec(minute)?.[1]
  if (minutes !== undefined && hour === '*') return `every ${Number(minutes)} minutes`
  return minute === '*' && hour === '*' ? 'every minute' : null
}

function past(minute: string): string {
  return Number(minute) === 0 ? '' : `, ${Number(minute)} minutes past`
}

function daysOf(day: string, month: string, weekday: string): string | null {
  if (month !== '*') return null
  if (day === '*' && weekday === '*') return 'Every day'
  if (day === '*' && weekday === '1-5') return 'From Monday to Friday'
  if (day === '*' && isNumber(weekday, 7)) return `Each ${weekdays[Number(weekday) % 7]}`
  if (weekday === '*' && isNumber(day, 31)) return `On day ${Number(day)} of each month`
  return null
}

function isNumber(text: string, most: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= most
}

function twoDigits(text: string): string {
  return text.padStart(2, '0')
}
