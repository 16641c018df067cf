import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { hasCorpus, readArchive, readExpected } from './zip-corpus.ts'
import { readAll, unlessUnreadable } from './zip-read-all.ts'
import { bufferSource } from './zip-sources.ts'

const SEED = 20_240_517
const CASES = 10_000
const MAX_ARCHIVE_BYTES = 64 * 1024

/** Small caps: the question is how reading ends, not what bytes come out. */
const options = {
  maxEntries: 500,
  limits: { maxSize: 1 << 20, maxRatio: 200, ratioExemptBelow: 1 << 16 },
}

/** Values that parsers stumble over. */
const extremes = [0, 1, 0x7f, 0x80, 0xff, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff]
const signatures = ['PK\x01\x02', 'PK\x03\x04', 'PK\x05\x06', 'PK\x06\x06', 'PK\x06\x07', 'PK\x05\x05']

type Random = (below: number) => number

/** Mulberry32: small, and the same sequence for the same seed. */
function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function mutate(archive: Buffer, random: Random): Buffer {
  let bytes = Buffer.from(archive)
  for (let change = 1 + random(3); change > 0 && bytes.length > 8; change--) {
    // half of all changes hit the records at the end, where every archive is steered from
    const at = random(2)
      ? random(bytes.length - 4)
      : bytes.length - 4 - random(Math.min(200, bytes.length - 4))
    switch (random(6)) {
      case 0:
        bytes[at] = random(256)
        break
      case 1:
        bytes.writeUInt32LE(extremes[random(extremes.length)] ?? 0, at)
        break
      case 2:
        bytes.writeUInt16LE((extremes[random(extremes.length)] ?? 0) & 0xffff, at)
        break
      case 3:
        bytes.write(signatures[random(signatures.length)] ?? '', at, 'latin1')
        break
      case 4: // some bytes are gone
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(60))])
        break
      default: // some bytes are there twice
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - random(100)))])
    }
  }
  return bytes
}

test.runIf(hasCorpus)(
  'reading a damaged archive ends in a word or in bytes, always',
  { timeout: 120_000 },
  async () => {
    const archives = readExpected()
      .files.map(({ file }) => ({ file, bytes: readArchive(file) }))
      .filter(({ bytes }) => bytes.length <= MAX_ARCHIVE_BYTES)
    const outcomes = { refused: 0, entries: 0, skipped: 0 }
    for (let seed = SEED; seed < SEED + CASES; seed++) {
      const random = randomFrom(seed)
      const { file, bytes } = archives[random(archives.length)] ?? never()
      const source = bufferSource(mutate(bytes, random), 500)
      const outcome = await unlessUnreadable(readAll(source, options)).catch((cause: unknown) => {
        throw new Error(`${file}, seed ${seed}`, { cause })
      })
      if (typeof outcome === 'string') {
        outcomes.refused++
        continue
      }
      outcomes.entries += outcome.length
      outcomes.skipped += outcome.filter(({ skipped }) => skipped !== null).length
    }
    // Were nearly all refused at the door, the rooms behind it would not be tested.
    expect(outcomes.refused).toBeGreaterThan(CASES / 10)
    expect(outcomes.entries - outcomes.skipped).toBeGreaterThan(CASES / 3)
    expect(outcomes.skipped).toBeGreaterThan(CASES / 3)
  },
)

function never(): never {
  throw new Error('There are no archives.')
}
