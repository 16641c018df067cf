import { inflateAndHash } from './extract-inflate.ts'
import { unzipAndCopy } from './extract-unzip.ts'

// What `startRivals` runs: answers each message with the seconds it took to do what it says.

export type RivalTask = { way: 'unzip' | 'inflate'; path: string; scratch: string }

process.on('message', async ({ way, path, scratch }: RivalTask) => {
  process.send?.(way === 'unzip' ? await unzipAndCopy(path, scratch) : await inflateAndHash(path))
})
