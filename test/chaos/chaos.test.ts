import { expect, it } from 'vitest'
import { runChaos } from './run-chaos.ts'

it('loses nothing while its workers, its database and its store fail', async () => {
  const lines: string[] = []
  const { findings } = await runChaos({ seed: 1, faults: 25, lanes: 4, report: (line) => lines.push(line) })
  expect(findings, lines.join('\n')).toEqual([])
}, 240_000)
