import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printEnvironment, printTable, quantile } from './bench-table.ts'
import type { Contestant } from './export-contestant.ts'
import { makeFiles, readShape, type Shape } from './export-files.ts'
import { startWriter, useTool } from './export-rivals.ts'
import { startExportSite } from './export-stevedore.ts'
import { type MeasuredFormat, measuredFormats } from './export-ways.ts'

// How long it takes to make one file of many: by a format's writer alone, from files on disk into a file, and by a whole
// export, from the request to the client that knows that it's ready, out of the store and into it. Against the tools that
// people have, on the same files, and against copying them through SHA-256. They take turns, so that the machine's moods
// meet all.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    formats: { type: 'string', default: 'ZIP' },
  },
})
const rounds = Number(values.rounds)
const formats = measuredFormats.filter((format) => values.formats.split(',').includes(format))
const shapes = (positionals.length > 0 ? positionals : ['200x10000000.jpg', '50000x4096.txt']).map(readShape)

const tools: { name: string; format: MeasuredFormat; command(target: string): string[] }[] = [
  { name: 'zip -0', format: 'ZIP', command: (target) => ['zip', '-q0r', target, '.'] },
  { name: 'zip -6', format: 'ZIP', command: (target) => ['zip', '-q6r', target, '.'] },
  { name: '7z', format: 'ZIP', command: (target) => ['7z', 'a', '-tzip', '-bso0', '-bsp0', target, '.'] },
  { name: 'tar -cz', format: 'TAR_GZ', command: (target) => ['tar', '-czf', target, '.'] },
]
const has = (program = '') => spawnSync(program, ['--version']).error === undefined
const present = tools.filter(({ name, format, command }) => {
  if (!formats.includes(format)) return false
  const isThere = has(command('')[0])
  if (!isThere) console.warn(`There is no ${name} on this machine: the benchmark runs WITHOUT it.`)
  return isThere
})

async function measure(shape: Shape, directory: string): Promise<string[][]> {
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rm(directory, { recursive: true, force: true }))
  const folder = join(directory, 'files')
  await makeFiles(folder, shape)
  const site = stack.use(await startExportSite(folder, shape))
  // Some tools would add an ending of their own.
  const target = join(directory, 'artifact.zip')
  const contestants: Contestant[] = [
    startWriter('copy through SHA-256', { way: 'COPY', folder, shape, target }),
    ...formats.flatMap((way) => [
      startWriter(`${way} writer alone`, { way, folder, shape, target }),
      site.contestant(way),
    ]),
    ...present.map(({ name, command }) => useTool(name, { command: command(target), folder, target })),
  ]
  for (const contestant of contestants) stack.use(contestant)
  const seconds = contestants.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, contestant] of contestants.entries()) {
      // What is left to write of one must not slow down the next.
      spawnSync('sync')
      seconds[index]?.push(await contestant.run())
    }
  }
  const medians = seconds.map((times) => quantile(times, 0.5))
  return await Promise.all(
    contestants.map(async ({ name, peak }, index) =>
      toRow(shape, { name, medians, index, peak: await peak() }),
    ),
  )
}

function toRow(
  { name: files, count, size }: Shape,
  { name, medians, index, peak }: { name: string; medians: number[]; index: number; peak: number },
): string[] {
  const median = medians[index] ?? Number.NaN
  const megabytes = ((count * size) / 1e6 / median).toFixed(0)
  const ofLimit = ((medians[0] ?? Number.NaN) / median).toFixed(2)
  return [files, name, median.toFixed(2), megabytes, (count / median).toFixed(0), ofLimit, String(peak)]
}

printEnvironment(`Exports, medians of ${rounds} rounds in turns`)
const rows: string[][] = []
for (const shape of shapes) {
  rows.push(...(await measure(shape, await mkdtemp(join(tmpdir(), 'stevedore-bench-export-')))))
}
printTable(['files', '', 's', 'MB/s', 'files/s', 'of the limit', 'peak MiB'], rows)
