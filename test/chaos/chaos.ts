import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { printTable } from '../bench/bench-table.ts'
import { runChaos } from './run-chaos.ts'

/** `npm run chaos -- --seed 7 --faults 200`: without a seed, a new one, which is printed. */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, faults: { type: 'string', default: '200' } },
})
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop.abort(new Error(`stopped by ${signal}`)))
}
const { findings, faults, checked } = await runChaos({
  seed: values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed),
  faults: Number(values.faults),
  report: (line) => console.log(line),
  signal: stop.signal,
})
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
