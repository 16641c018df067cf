import { availableParallelism } from 'node:os'

/** The value that the given share of the values doesn't exceed: 0.5 gives the median, 1 the largest. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? Number.NaN
}

export function printEnvironment(title: string): void {
  console.log(
    `${title}\n${availableParallelism()} cores, Node ${process.version}, Postgres on the same machine\n`,
  )
}

/** Prints rows as a Markdown table; numbers with one digit behind the point. */
export function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)))
  for (const line of [head, head.map(() => '---'), ...cells]) console.log(`| ${line.join(' | ')} |`)
}
