import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { countFaults, mostlyKills } from './plan-faults.ts'
import { printReport, stopOfProcess } from './print-report.ts'
import { runChaos } from './run-chaos.ts'

/** `npm run chaos:replays -- --kills 300 --replays 10 --failures 10000 --seed 7`: so many replays at once, of runs with so many failures. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    kills: { type: 'string', default: '300' },
    replays: { type: 'string', default: '10' },
    failures: { type: 'string', default: '10000' },
  },
})
const frequencies = mostlyKills(Number(values.kills))
printReport(
  await runChaos({
    seed: values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed),
    faults: countFaults(frequencies),
    frequencies,
    lanes: {
      jobs: 0,
      exports: 0,
      syncRuns: 0,
      replays: { replays: Number(values.replays), failures: Number(values.failures) },
    },
    report: (line) => console.log(line),
    signal: stopOfProcess(),
  }),
)
