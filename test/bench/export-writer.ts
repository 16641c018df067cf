import { open } from 'node:fs/promises'
import { Pages } from '../../src/exports/formats/pages.ts'
import { copyThroughHash } from './export-copy.ts'
import { type BenchFile, listFiles, type Shape } from './export-files.ts'
import { type MeasuredFormat, writeBy } from './export-ways.ts'

// What `startWriter` runs: answers each message with the seconds it took to do what it says.

/** COPY is the limit. */
export type WriterTask = { way: MeasuredFormat | 'COPY'; folder: string; shape: Shape; target: string }

process.on('message', async ({ way, folder, shape, target }: WriterTask) => {
  const items = await listFiles(folder, shape)
  const start = performance.now()
  if (way === 'COPY') await copyThroughHash(items, target)
  else await writeFile(way, { items, target })
  process.send?.((performance.now() - start) / 1000)
})

async function writeFile(
  format: MeasuredFormat,
  { items, target }: { items: readonly BenchFile[]; target: string },
): Promise<void> {
  await using file = await open(target, 'wx')
  const pages = new Pages()
  // One is filled while another is written.
  let writing: Promise<unknown> = Promise.resolve()
  for await (const page of writeBy(format, { items, pages })) {
    await writing
    writing = file.writeFile(page).then(() => pages.giveBack(page))
  }
  await writing
}
