import { Presets, SingleBar } from 'cli-progress'
import type { DemoWorkFragment } from '../../gql/graphql.ts'
import { formatBytes } from '../format.ts'

type WorkState = Pick<DemoWorkFragment, 'state' | 'progress'>

/** Shows how far work is, until it's disposed. */
export type ProgressView = Disposable & { show(work: WorkState): void }

/** A bar for a terminal; lines for a file or a pipe. @param noun What the work counts. */
export function createProgressView(noun: string): ProgressView {
  return process.stdout.isTTY ? createBar(noun) : createLines(noun)
}

function createBar(noun: string): ProgressView {
  const options = { format: '  {bar} {percentage} %  {text}', hideCursor: true, stream: process.stdout }
  const bar = new SingleBar(options, Presets.shades_classic)
  bar.start(1, 0, { text: '' })
  return {
    show: (work) => bar.update(fractionDone(work), { text: describe(work, noun) }),
    [Symbol.dispose]: () => bar.stop(),
  }
}

function createLines(noun: string): ProgressView {
  let printed = ''
  return {
    show(work) {
      const step = `${work.state} ${Math.floor(fractionDone(work) * 10)}`
      // A line for each tenth, or long work would fill a log.
      if (step === printed) return
      printed = step
      console.log(`  ${Math.floor(fractionDone(work) * 100)} %  ${describe(work, noun)}`)
    },
    [Symbol.dispose]() {},
  }
}

/** 0 to 1; by bytes, or by items where they are all empty. */
function fractionDone({ state, progress }: WorkState): number {
  const { itemsDone, itemsTotal, bytesDone, bytesTotal } = progress
  if (state === 'SUCCEEDED') return 1
  if (bytesTotal) return Math.min(bytesDone / bytesTotal, 1)
  return itemsTotal ? itemsDone / itemsTotal : 0
}

function describe({ state, progress }: WorkState, noun: string): string {
  const { itemsDone, itemsTotal, bytesDone, bytesTotal } = progress
  if (itemsTotal === null || bytesTotal === null) return state
  const bytes = bytesTotal === 0 ? '' : `, ${formatBytes(bytesDone)} of ${formatBytes(bytesTotal)}`
  return `${state}  ${itemsDone} of ${itemsTotal} ${noun}${bytes}`
}
