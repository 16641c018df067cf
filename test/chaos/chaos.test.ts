import { expect, it } from 'vitest'
import { runChaos } from './run-chaos.ts'

/** Its first 25 faults are of every kind. */
const seed = 44

it('loses nothing while its workers, its database and its store fail', async ({ signal }) => {
  const lines: string[] = []
  const { findings } = await runChaos({
    seed,
    faults: 25,
    lanes: { jobs: 2, exports: 2, syncRuns: 1, replays: { replays: 3, failures: 600 } },
    report: (line) => lines.push(line),
    signal,
  })
  expect(findings, lines.join('\n')).toEqual([])
}, 480_000)
