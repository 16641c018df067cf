import { Presets, SingleBar } from 'cli-progress'
import type { DemoJobFragment } from '../../gql/graphql.ts'
import { formatBytes } from './format.ts'

type JobState = Pick<DemoJobFragment, 'state' | 'progress'>

/** Shows how far a job is, until it's disposed. */
export type ProgressView = Disposable & { show(job: JobState): void }

/** A bar for a terminal; lines for a file or a pipe. */
export function createProgressView(): ProgressView {
  return process.stdout.isTTY ? createBar() : createLines()
}

function createBar(): ProgressView {
  const options = { format: '  {bar} {percentage} %  {text}', hideCursor: true, stream: process.stdout }
  const bar = new SingleBar(options, Presets.shades_classic)
  bar.start(1, 0, { text: '' })
  return {
    show: (job) => bar.update(fractionDone(job), { text: describe(job) }),
    [Symbol.dispose]: () => bar.stop(),
  }
}

function createLines(): ProgressView {
  let printed = ''
  return {
    show(job) {
      const step = `${job.state} ${Math.floor(fractionDone(job) * 10)}`
      // A line for each tenth, or a long job would fill a log.
      if (step === printed) return
      printed = step
      console.log(`  ${Math.floor(fractionDone(job) * 100)} %  ${describe(job)}`)
    },
    [Symbol.dispose]() {},
  }
}

/** 0 to 1; by bytes, or by items where they are all empty. */
function fractionDone({ state, progress }: JobState): number {
  const { itemsDone, itemsTotal, bytesDone, bytesTotal } = progress
  if (state === 'SUCCEEDED') return 1
  if (bytesTotal) return Math.min(bytesDone / bytesTotal, 1)
  return itemsTotal ? itemsDone / itemsTotal : 0
}

function describe({ state, progress }: JobState): string {
  const { itemsDone, itemsTotal, bytesDone, bytesTotal } = progress
  if (itemsTotal === null || bytesTotal === null) return state
  return `${state}  ${itemsDone} of ${itemsTotal} entries, ${formatBytes(bytesDone)} of ${formatBytes(bytesTotal)}`
}
