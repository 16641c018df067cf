import type { Random } from '../support/seeded-random.ts'
import { addExtraField, headerFields, insertBytes } from './zip-edit.ts'
import {
  boundariesOf,
  claims,
  findRecords,
  partsOf,
  type RecordKind,
  recordKinds,
  type ZipRecord,
} from './zip-records.ts'
import { extraField, zip64Records } from './zip-writer.ts'

/** Gives a damaged copy; the archive itself where there's nothing to damage in this way. */
type Mutation = (archive: Buffer, chances: { random: Random; donor: Buffer }) => Buffer

/** Values that parsers stumble over: those where one more bit is needed. */
const extremes = [0, 7, 8, 16, 31, 32, 53, 63, 64].flatMap((bits) => [
  2n ** BigInt(bits) - 1n,
  2n ** BigInt(bits),
])

const methods = [0, 1, 6, 8, 9, 12, 14, 20, 93, 95, 98, 99, 0xffff]
const extraIds = [0x0001, 0x000a, 0x5455, 0x7075, 0x9901, 0xcafe]
const nastyNames = [
  '../../x',
  '/etc/x',
  'C:\\x',
  'a\0b',
  '..\\x',
  '\xff\xfe',
  'a\nb',
  '//',
  '.',
  '',
  'CON',
  '__MACOSX/._a',
]

export const mutations: Record<string, Mutation> = {
  overwriteBytes(archive, { random }) {
    const bytes = Buffer.from(archive)
    random.bytes(random.whole(1, 4)).copy(bytes, anywhere(archive, random))
    return bytes
  },

  dropBytes(archive, { random }) {
    const at = anywhere(archive, random)
    return Buffer.concat([archive.subarray(0, at), archive.subarray(at + random.whole(1, 60))])
  },

  repeatBytes(archive, { random }) {
    const at = anywhere(archive, random)
    return Buffer.concat([archive.subarray(0, at), archive.subarray(Math.max(0, at - random.whole(0, 100)))])
  },

  forgeSignature(archive, { random }) {
    const bytes = Buffer.from(archive)
    const { signature } = random.pick(Object.values(recordKinds))
    bytes.write(signature, anywhere(archive, random), 'latin1')
    return bytes
  },

  lieInRecord(archive, { random }) {
    const records = findRecords(archive)
    const record = pickRecord(records, random)
    if (record === null) return archive
    const bytes = Buffer.from(archive)
    const { field, width } = random.pick(claims[record.kind])
    const at = record.at + field
    const truth = readWide(bytes, at, width)
    const lies = [
      random.pick(extremes),
      truth + BigInt(random.whole(-3, 3)),
      BigInt(random.pick(records).at),
      BigInt(archive.length - random.whole(0, 100)),
    ]
    writeWide(bytes, random.pick(lies), { at, width })
    return bytes
  },

  lieInZip64(archive, { random }) {
    const header = pickRecord(findRecords(archive), random, ['CENTRAL'])
    if (header === null) return archive
    const count = random.whole(0, 4)
    const values = Buffer.alloc(count * 8)
    for (let n = 0; n < count; n++) writeWide(values, random.pick(extremes), { at: n * 8, width: 8 })
    const grown = addExtraField(archive, header, extraField(1, values))
    for (const field of [20, 24, 42])
      if (random.chance(0.5)) grown.writeUInt32LE(0xffffffff, header.at + field)
    return grown
  },

  addExtra(archive, { random }) {
    const header = pickRecord(findRecords(archive), random, ['CENTRAL', 'LOCAL'])
    if (header === null) return archive
    const field = extraField(random.pick(extraIds), random.bytes(random.pick([0, 1, 4, 5, 8, 12, 36])))
    if (random.chance(0.6)) writeWide(field, random.pick(extremes), { at: 2, width: 2 })
    return addExtraField(archive, header, field)
  },

  swapMethod: (archive, { random }) =>
    rewriteHeader(archive, { random, field: 'method', value: random.pick(methods) }),

  flipFlags: (archive, { random }) =>
    rewriteHeader(archive, { random, field: 'flags', value: 1 << random.whole(0, 15) }),

  renameEntry(archive, { random }) {
    const header = pickRecord(findRecords(archive), random, ['CENTRAL'])
    if (header === null) return archive
    const { name, extra } = partsOf(archive, header)
    const bytes = Buffer.from(archive)
    bytes.write(random.pick(nastyNames), name, extra - name, 'latin1')
    return bytes
  },

  repeatHeader(archive, { random }) {
    const header = pickRecord(findRecords(archive), random, ['CENTRAL'])
    if (header === null) return archive
    const once = archive.subarray(header.at, partsOf(archive, header).end)
    const count = random.pick([1, 2, 40, 600])
    const bytes = Buffer.concat(Array<Buffer>(count).fill(once))
    return insertBytes(archive, { at: header.at, bytes, into: 'DIRECTORY', entries: maybe(count, random) })
  },

  spliceHeader(archive, { random, donor }) {
    const header = pickRecord(findRecords(donor), random, ['CENTRAL'])
    const place = pickRecord(findRecords(archive), random, ['CENTRAL', 'END'])
    if (header === null || place === null) return archive
    const bytes = donor.subarray(header.at, partsOf(donor, header).end)
    return insertBytes(archive, { at: place.at, bytes, into: 'DIRECTORY', entries: maybe(1, random) })
  },

  spliceEntry(archive, { random, donor }) {
    const header = pickRecord(findRecords(donor), random, ['LOCAL'])
    const place = pickRecord(findRecords(archive), random, ['LOCAL', 'CENTRAL'])
    if (header === null || place === null) return archive
    const { end } = partsOf(donor, header)
    const foreign = donor.subarray(header.at, end + random.whole(0, 2000))
    if (random.chance(0.5)) return insertBytes(archive, { at: place.at, bytes: foreign, into: 'DATA' })
    const bytes = Buffer.from(archive)
    foreign.copy(bytes, place.at)
    return bytes
  },

  cutAtBoundary(archive, { random }) {
    const at = random.pick([...boundariesOf(archive), archive.length])
    return random.chance(0.7) ? archive.subarray(0, at) : archive.subarray(at)
  },

  addZip64End(archive, { random }) {
    const end = pickRecord(findRecords(archive), random, ['END'])
    if (end === null) return archive
    const huge = () => random.pick([0, 1, 65_535, 1_000_000, 2 ** 32, Number.MAX_SAFE_INTEGER])
    const directory = { size: archive.readUInt32LE(end.at + 12), offset: archive.readUInt32LE(end.at + 16) }
    const records = zip64Records({ count: huge(), ...directory, ...(random.chance(0.3) && { size: huge() }) })
    const bytes = Buffer.concat([archive.subarray(0, end.at), records, archive.subarray(end.at)])
    if (random.chance(0.8)) bytes.fill(0xff, end.at + records.length + 8, end.at + records.length + 20)
    return bytes
  },

  surround(archive, { random, donor }) {
    const more = random.pick([
      random.bytes(random.whole(1, 300)),
      donor,
      Buffer.alloc(random.pick([22, 70_000])),
    ])
    return Buffer.concat(random.chance(0.5) ? [more, archive] : [archive, more])
  },
}

/** Half of all changes hit the records at the end, where every archive is steered from. */
function anywhere(archive: Buffer, random: Random): number {
  const last = Math.max(0, archive.length - 4)
  return random.whole(random.chance(0.5) ? Math.max(0, last - 200) : 0, last)
}

function pickRecord(
  records: readonly ZipRecord[],
  random: Random,
  kinds: readonly RecordKind[] = random.shuffled(Object.keys(recordKinds) as RecordKind[]),
): ZipRecord | null {
  const [kind] = kinds.filter((some) => records.some((record) => record.kind === some))
  const candidates = records.filter((record) => record.kind === kind)
  return candidates.length === 0 ? null : random.pick(candidates)
}

/** A lie in a third of the cases. */
function maybe(entries: number, random: Random): number {
  return random.chance(0.67) ? entries : 0
}

/** In the central header, in the local one, or in both of an entry, whichever there are. */
function rewriteHeader(
  archive: Buffer,
  { random, field, value }: { random: Random; field: 'flags' | 'method'; value: number },
): Buffer {
  const bytes = Buffer.from(archive)
  const kinds = random.pick([['CENTRAL'], ['LOCAL'], ['CENTRAL', 'LOCAL']] as const)
  for (const kind of kinds) {
    const header = pickRecord(findRecords(archive), random, [kind])
    if (header !== null) bytes.writeUInt16LE(value, header.at + headerFields[kind][field])
  }
  return bytes
}

function readWide(bytes: Buffer, at: number, width: 2 | 4 | 8): bigint {
  return width === 8 ? bytes.readBigUInt64LE(at) : BigInt(bytes.readUIntLE(at, width))
}

function writeWide(bytes: Buffer, value: bigint, { at, width }: { at: number; width: 2 | 4 | 8 }): void {
  const fitting = BigInt.asUintN(width * 8, value)
  if (width === 8) bytes.writeBigUInt64LE(fitting, at)
  else bytes.writeUIntLE(Number(fitting), at, width)
}
