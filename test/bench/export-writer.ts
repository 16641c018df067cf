import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { listFiles, type Shape } from './export-files.ts'
import { type Way, writeBy } from './export-ways.ts'

// What `startWriter` runs: answers each message with the seconds it took to do what it says.

export type WriterTask = { way: Way; folder: string; shape: Shape; target: string }

process.on('message', async ({ way, folder, shape, target }: WriterTask) => {
  const items = await listFiles(folder, shape)
  const start = performance.now()
  await pipeline(writeBy(way, items), createWriteStream(target))
  process.send?.((performance.now() - start) / 1000)
})
