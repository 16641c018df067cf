import { seedRandom } from '../support/seeded-random.ts'
import { readArchive, readExpected } from './zip-corpus.ts'
import { mutations } from './zip-mutations.ts'
import { type EntryOutcome, readAll, unlessUnreadable } from './zip-read-all.ts'
import { bufferSource } from './zip-sources.ts'
import { extraField, writeZip } from './zip-writer.ts'
import { packWithYazl } from './zip-yazl.ts'

export type FuzzArchive = { name: string; bytes: Buffer }

export type FuzzCase = {
  bytes: Buffer
  /** What was done to which archive. */
  story: string
}

/** How reading a damaged archive ended. */
export type FuzzOutcome = { refused: string | null; read: number; skipped: number }

const largestArchive = 64 * 1024

/** Small caps: the question is how reading ends, not what bytes come out. */
const options = {
  maxEntries: 500,
  limits: { maxSize: 1024 ** 2, maxRatio: 200, ratioExemptBelow: 64 * 1024 },
}

const mostMillis = 5_000
/** What one case may add, with what nobody has collected yet. */
const mostBytes = 256 * 1024 ** 2

/** The small archives of the corpus, where it is there, and some of our own. */
export async function readFuzzArchives(): Promise<FuzzArchive[]> {
  const corpus = readExpected().files.map(({ file }) => ({ name: file, bytes: readArchive(file) }))
  const text = Buffer.from('so much to say and so little to read '.repeat(200))
  const own = {
    'deflated and stored': writeZip([
      { name: 'a/b.txt', data: text, method: 8 },
      { name: 'c', data: text },
    ]),
    zip64: writeZip([{ name: 'a.txt', data: text, method: 8 }], { zip64: true }),
    'of yazl, zip64': await packWithYazl(['a', 'b/c', 'd']),
    'with extras': writeZip([
      { name: 'x', data: text, centralExtra: extraField(0x5455, Buffer.from([1, 0, 0, 0, 0])) },
    ]),
    'prefixed, commented': writeZip([{ name: 'ä', data: text, method: 8 }], { prefix: text, comment: text }),
  }
  return [...corpus, ...Object.entries(own).map(([name, bytes]) => ({ name, bytes }))].filter(
    ({ bytes }) => bytes.length <= largestArchive,
  )
}

/** Damages an archive in one to four ways; the same for the same seed and archives. */
export function makeCase(seed: number, archives: readonly FuzzArchive[]): FuzzCase {
  const random = seedRandom('zip', seed)
  const { name, bytes } = random.pick(archives)
  const names = Array.from({ length: random.whole(1, 4) }, () => random.pick(Object.keys(mutations)))
  const damaged = names.reduce(
    (archive, mutation) =>
      mutations[mutation]?.(archive, { random, donor: random.pick(archives).bytes }) ?? archive,
    bytes,
  )
  return { bytes: damaged, story: `${name}: ${names.join(', ')}` }
}

/**
 * Reads a damaged archive as listing and extraction do.
 * @throws where reading ends in anything but a word or bytes, gives what must not be kept, or takes too much.
 */
export async function checkCase({ bytes }: FuzzCase): Promise<FuzzOutcome> {
  const before = { at: performance.now(), bytes: memory() }
  const outcome = await withinTime(unlessUnreadable(readAll(bufferSource(bytes, 500), options)))
  const millis = performance.now() - before.at
  if (millis > mostMillis) throw new Error(`it took ${Math.round(millis)} ms`)
  const grown = memory() - before.bytes
  if (grown > mostBytes) throw new Error(`it took ${grown} bytes`)
  if (typeof outcome === 'string') return { refused: outcome, read: 0, skipped: 0 }
  if (outcome.length > options.maxEntries) throw new Error(`it has ${outcome.length} entries`)
  for (const entry of outcome) checkEntry(entry)
  const skipped = outcome.filter((entry) => entry.skipped !== null).length
  return { refused: null, read: outcome.length - skipped, skipped }
}

/** What is kept of an entry must fit into a row, and where bytes were read, into a folder. */
function checkEntry({ entry, skipped }: EntryOutcome): void {
  const { index, method, size, compressedSize, crc32, headerOffset, path, modifiedAt } = entry
  for (const number of [index, method, size, compressedSize, crc32, headerOffset]) {
    if (!Number.isSafeInteger(number) || number < 0)
      throw new Error(`entry ${index} has the number ${number}`)
  }
  if (modifiedAt !== null && !/^\d{4}-/.test(modifiedAt.toISOString()))
    throw new Error(`entry ${index} is of ${modifiedAt}`)
  if (path === null && skipped === null) throw new Error(`entry ${index} was read without a path`)
  const isUnsafe = path?.split('/').some((part) => ['', '.', '..'].includes(part) || /[\\\p{Cc}]/u.test(part))
  if (isUnsafe) throw new Error(`entry ${index} has the path ${JSON.stringify(path)}`)
}

function memory(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Reading that waits for something that never comes keeps nothing alive, so that the process would just end. */
async function withinTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`it did not end within ${mostMillis} ms`)), mostMillis)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
