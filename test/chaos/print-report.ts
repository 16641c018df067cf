import { printTable } from '../bench/bench-table.ts'
import type { ChaosReport } from './run-chaos.ts'

/** Says what was done and what came of it; the process ends with 1 where something was found. */
export function printReport({ findings, faults, checked }: ChaosReport): void {
  console.log()
  const sum = [...faults.values()].reduce((total, count) => total + count, 0)
  printTable(
    ['fault', 'times'],
    [...[...faults].sort(), ['all', sum] as const].map(([kind, count]) => [kind, String(count)]),
  )
  console.log()
  printTable(
    ['checked', ''],
    [...checked].map(([what, found]) => [what, String(found)]),
  )
  console.log(`\n${findings.length === 0 ? 'Nothing was lost.' : `${findings.length} findings:`}`)
  for (const finding of findings) console.log(`  ${finding}`)
  process.exitCode = findings.length === 0 ? 0 : 1
}

/** Aborted when the process is asked to end. */
export function stopOfProcess(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new Error(`stopped by ${signal}`)))
  }
  return stop.signal
}
