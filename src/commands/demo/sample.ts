import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { drawPng } from './png.ts'

const MB = 1_000_000

/** An archive of some hundred files and some tens of MB, in a temporary folder that goes with it. */
export async function makeSampleArchive(): Promise<AsyncDisposable & { path: string }> {
  await using stack = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'stevedore-sample-'))
  stack.defer(() => rm(directory, { recursive: true, force: true }))
  const path = join(directory, 'sample.zip')
  const zip = new ZipFile()
  addFiles(zip)
  addWhatIsSkipped(zip)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  const sample = stack.move()
  return { path, [Symbol.asyncDispose]: () => sample.disposeAsync() }
}

function addFiles(zip: ZipFile): void {
  zip.addBuffer(Buffer.from('An archive for the demo of Stevedore.\n'), 'README.txt')
  for (let n = 1; n <= 150; n++) {
    const number = String(n).padStart(3, '0')
    zip.addBuffer(Buffer.from(`Dear reader,\n\nthis is letter ${n}.\n`), `letters/letter ${number}.txt`)
    zip.addBuffer(Buffer.from(measure(n)), `measurements/station ${number}.csv`)
    zip.addBuffer(drawPng(64, n), `pictures/picture ${number}.png`)
  }
  for (const name of ['north', 'east', 'south', 'west']) {
    // Noise can't be compressed.
    zip.addBuffer(randomBytes(12 * MB), `recordings/${name}.raw`, { compress: false })
  }
}

/** One entry for each of several reasons not to make a file of it. */
function addWhatIsSkipped(zip: ZipFile): void {
  zip.addEmptyDirectory('empty folder/')
  zip.addBuffer(Buffer.from('Bud1'), 'pictures/.DS_Store')
  zip.addBuffer(Buffer.from('../../../etc/passwd'), 'letters/a link', { mode: 0o120777 })
  zip.addBuffer(Buffer.from('ding'), 'letters/a bell \u0007.txt')
  zip.addBuffer(Buffer.alloc(20 * MB), 'recordings/a bomb.raw')
}

function measure(station: number): string {
  const rows = Array.from(
    { length: 200 },
    (_, hour) => `${hour},${(15 + 10 * Math.sin(hour / 4 + station)).toFixed(2)}`,
  )
  return `hour,celsius\n${rows.join('\n')}\n`
}
