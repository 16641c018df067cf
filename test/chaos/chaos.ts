import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { printReport, stopOfProcess } from './print-report.ts'
import { runChaos } from './run-chaos.ts'

/** `npm run chaos -- --seed 7 --faults 200`: without a seed, a new one, which is printed. */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, faults: { type: 'string', default: '200' } },
})
printReport(
  await runChaos({
    seed: values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed),
    faults: Number(values.faults),
    report: (line) => console.log(line),
    signal: stopOfProcess(),
  }),
)
