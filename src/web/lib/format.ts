const locale = navigator.languages.length > 0 ? [...navigator.languages] : undefined

const whole = new Intl.NumberFormat(locale)
const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' })
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const
const byUnit = units.map(
  (unit) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits: 1,
    }),
)

export function formatCount(count: number): string {
  return whole.format(count)
}

/** In decimal units, as files and disks are sold. */
export function formatBytes(bytes: number): string {
  let [amount, step] = [bytes, 0]
  // As it will be rounded: 999,999 bytes are a megabyte.
  while (amount >= 999.95 && step < units.length - 1) [amount, step] = [amount / 1000, step + 1]
  return byUnit[step]?.format(amount) ?? whole.format(bytes)
}

export function formatRate(bytesPerSecond: number): string {
  return `${formatBytes(bytesPerSecond)}/s`
}

export function formatPercent(share: number): string {
  // Only what is done is 100 %.
  return `${short.format(share >= 1 ? 100 : Math.min(Math.floor(share * 1000) / 10, 99.9))} %`
}

/** Such as "2 min 5 s". */
export function formatSeconds(seconds: number): string {
  const all = Math.max(Math.round(seconds), 0)
  if (all < 60) return `${all} s`
  if (all < 3600) return `${Math.floor(all / 60)} min ${all % 60} s`
  const minutes = Math.round(all / 60)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.round(hours / 24)} days`
}

/** Such as "3 minutes ago", and after a day the date. */
export function formatAgo(at: Date, now: number): string {
  const seconds = Math.round((at.getTime() - now) / 1000)
  if (Math.abs(seconds) < 45) return relative.format(0, 'second')
  if (Math.abs(seconds) < 3600) return relative.format(Math.round(seconds / 60), 'minute')
  if (Math.abs(seconds) < 20 * 3600) return relative.format(Math.round(seconds / 3600), 'hour')
  return formatTime(at)
}

/** Such as "2 Dec 2026, 00:48". */
export function formatTime(at: Date): string {
  return `${day.format(at)}, ${clock.format(at)}`
}

export function formatExact(at: Date): string {
  return exact.format(at)
}
