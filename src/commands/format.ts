const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** For people, such as `12.3 MB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`
}

/** A number with its noun, such as `1 entry` or `2 entries`. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A name that came from outside, without what could lead a terminal astray. */
export function printable(name: string): string {
  return name.replace(/\p{C}/gu, '\ufffd')
}
