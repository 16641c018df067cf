import { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { EntryFacts } from '../../src/archives/zip/entry.ts'
import type { RandomAccess } from '../../src/archives/zip/random-access.ts'
import { readSmallEntry } from '../../src/archives/zip/read-small-entry.ts'
import { streamEntry } from '../../src/archives/zip/stream-entry.ts'
import { collect, listAll } from './zip-read-all.ts'
import { bufferSource, failingSource } from './zip-sources.ts'
import { type EntryToWrite, writeZip } from './zip-writer.ts'

const MIB = 1 << 20
const limits = { maxSize: 100 * MIB, maxRatio: 200, ratioExemptBelow: MIB }
const small = noise(5000)
const large = noise(5 * MIB)

/** Bytes that hardly compress, the same ones each time. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 1
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[at] = (state >>> 24) & 0x3f
  }
  return bytes
}

async function archiveOf(entry: Omit<EntryToWrite, 'name'>): Promise<{ bytes: Buffer; facts: EntryFacts }> {
  const bytes = writeZip([{ name: 'before', data: small }, { name: 'a', ...entry }, { name: 'after' }])
  const listed = await listAll(bufferSource(bytes), { maxEntries: 9, limits })
  const { method, compressedSize, size, crc32, headerOffset } = listed[1]?.entry ?? never()
  return { bytes, facts: { method, compressedSize, size, crc32, headerOffset } }
}

function never(): never {
  throw new Error('The archive has no such entry.')
}

const ways = {
  whole: (source: RandomAccess, facts: EntryFacts, signal?: AbortSignal) =>
    readSmallEntry(source, facts, { maxSize: 10 * MIB, ...(signal ? { signal } : {}) }),
  streamed: (source: RandomAccess, facts: EntryFacts, signal?: AbortSignal) =>
    collect(streamEntry(source, facts, { limits, ...(signal ? { signal } : {}) })),
}

describe.each(['whole', 'streamed'] as const)('an entry read %s', (way) => {
  const read = ways[way]
  const readOf = async (entry: Omit<EntryToWrite, 'name'>) => {
    const { bytes, facts } = await archiveOf(entry)
    return read(bufferSource(bytes), facts)
  }

  test.each([
    ['a stored one', { data: small }],
    ['a deflated one', { data: small, method: 8 }],
    ['a large stored one', { data: large }],
    ['a large deflated one', { data: large, method: 8 }],
    ['an empty one', {}],
    ['an empty deflated one', { method: 8 }],
    ['one with a long local header', { data: small, localExtra: Buffer.alloc(40_000) }],
  ])('is right for %s', async (_, entry) => {
    const data = 'data' in entry ? entry.data : Buffer.alloc(0)
    expect(Buffer.compare(await readOf(entry), data)).toBe(0)
  })

  test.each<[string, string, Omit<EntryToWrite, 'name'>]>([
    ['another checksum', 'CRC_MISMATCH', { data: small, method: 8, crc32: 1 }],
    ['another checksum of stored bytes', 'CRC_MISMATCH', { data: small, crc32: 1 }],
    ['one byte more than declared', 'SIZE_MISMATCH', { data: small, method: 8, size: small.length - 1 }],
    ['one byte less than declared', 'SIZE_MISMATCH', { data: small, method: 8, size: small.length + 1 }],
    ['bytes where none are declared', 'SIZE_MISMATCH', { data: small, method: 8, size: 0 }],
    [
      'far more bytes than declared',
      'SIZE_MISMATCH',
      { data: Buffer.alloc(50 * MIB), method: 8, size: 1000 },
    ],
    ['data that is not deflated', 'BAD_DATA', { data: small, method: 8, stored: Buffer.alloc(500, 0xff) }],
    ['no data at all', 'BAD_DATA', { data: small, method: 8, stored: Buffer.alloc(0) }],
    ['data cut short', 'BAD_DATA', { data: small, method: 8, compressedSize: 2000 }],
    ['large data cut short', 'BAD_DATA', { data: large, method: 8, compressedSize: 2_000_000 }],
  ])('is refused for %s', async (_, reason, entry) => {
    await expect(readOf(entry)).rejects.toMatchObject({ name: 'CorruptEntryError', reason })
  })

  test('is refused where its local header is not, or lies outside', async () => {
    const { bytes, facts } = await archiveOf({ data: small })
    const source = bufferSource(bytes)
    await expect(read(source, { ...facts, headerOffset: facts.headerOffset + 1 })).rejects.toMatchObject({
      reason: 'BAD_LOCAL_HEADER',
    })
    await expect(read(source, { ...facts, headerOffset: bytes.length - 10 })).rejects.toMatchObject({
      reason: 'OUT_OF_BOUNDS',
    })
    bytes.writeUInt16LE(65_535, facts.headerOffset + 28)
    await expect(read(source, facts)).rejects.toMatchObject({ reason: 'OUT_OF_BOUNDS' })
  })

  test('ends where the deflate stream does, with any number of bytes behind it', async () => {
    const stored = Buffer.concat([deflateRawSync(small), noise(MIB)])
    expect(Buffer.compare(await readOf({ data: small, method: 8, stored }), small)).toBe(0)
  })

  test('passes on what the source throws as it is', async () => {
    const fault = Object.assign(new Error('The store is away'), { code: 'Z_DATA_ERROR' })
    for (const method of [0, 8]) {
      const { bytes, facts } = await archiveOf({ data: large, method })
      for (const failFrom of [facts.headerOffset, facts.headerOffset + 100, facts.headerOffset + 2 * MIB]) {
        await expect(read(failingSource(bytes, failFrom, fault), facts)).rejects.toBe(fault)
      }
    }
  })

  test('takes a source that ends early for a fault of the source', async () => {
    for (const method of [0, 8]) {
      const { bytes, facts } = await archiveOf({ data: large, method })
      const whole = bufferSource(bytes)
      const short: RandomAccess = {
        size: whole.size,
        read: async (range) =>
          range.length > 30 ? (await whole.read(range)).subarray(0, -1) : whole.read(range),
        stream: (range) => whole.stream({ ...range, length: range.length - 1 }),
      }
      await expect(read(short, facts)).rejects.toMatchObject({ name: 'ShortReadError' })
    }
  })

  test('reads nothing after an abort', async () => {
    const { bytes, facts } = await archiveOf({ data: small })
    await expect(read(bufferSource(bytes), facts, AbortSignal.abort(new Error('Stop')))).rejects.toThrow(
      'Stop',
    )
  })
})

describe('an entry read whole', () => {
  test('is refused before it is read where it or its compressed form is too large', async () => {
    const { bytes, facts } = await archiveOf({ data: large, method: 8 })
    const unread = failingSource(bytes, 0, new Error('It was read'))
    for (const change of [{ size: 10 }, { compressedSize: 10 }, {}]) {
      await expect(readSmallEntry(unread, { ...facts, ...change }, { maxSize: MIB })).rejects.toMatchObject({
        name: 'EntryLimitError',
        reason: 'TOO_LARGE',
      })
    }
  })

  test('takes one ranged read', async () => {
    const { bytes, facts } = await archiveOf({ data: small, method: 8 })
    const whole = bufferSource(bytes)
    let reads = 0
    const counted: RandomAccess = {
      ...whole,
      read: (range) => {
        reads++
        return whole.read(range)
      },
    }
    await readSmallEntry(counted, facts, { maxSize: MIB })
    expect(reads).toBe(1)
  })
})

describe('an entry read as a stream', () => {
  test.each([0, 8])(
    'holds back its last chunk until size and checksum are right (method %i)',
    async (method) => {
      const { bytes, facts } = await archiveOf({ data: large, method, crc32: 1 })
      let received = 0
      const reading = async () => {
        for await (const chunk of streamEntry(bufferSource(bytes), facts, { limits }))
          received += chunk.length
      }
      await expect(reading()).rejects.toMatchObject({ reason: 'CRC_MISMATCH' })
      expect(received).toBeGreaterThan(0)
      expect(received).toBeLessThan(large.length)
    },
  )

  test('stops when its real bytes pass a limit, whatever was planned', async () => {
    const { bytes, facts } = await archiveOf({ data: Buffer.alloc(50 * MIB), method: 8 })
    const read = (changed: Partial<typeof limits>) =>
      collect(streamEntry(bufferSource(bytes), facts, { limits: { ...limits, ...changed } }))
    await expect(read({})).rejects.toMatchObject({ name: 'EntryLimitError', reason: 'RATIO_EXCEEDED' })
    await expect(read({ maxSize: 3 * MIB })).rejects.toMatchObject({ reason: 'TOO_LARGE' })
    expect(await read({ maxRatio: 2000 })).toHaveLength(50 * MIB)
  })

  test.each([0, 8])('ends at once when aborted while the source is silent (method %i)', async (method) => {
    const { bytes, facts } = await archiveOf({ data: large, method })
    const whole = bufferSource(bytes)
    const abort = new AbortController()
    let silent: Readable | null = null
    const source: RandomAccess = {
      ...whole,
      stream: async ({ start }) => {
        let at = start
        silent = new Readable({
          read() {
            if (at >= start + 3 * MIB) return
            this.push(bytes.subarray(at, at + MIB))
            at += MIB
          },
        })
        return silent
      },
    }
    const chunks = streamEntry(source, facts, { limits, signal: abort.signal })
    await chunks.next()
    const reading = collect(chunks)
    abort.abort(new Error('Stop'))
    await expect(reading).rejects.toThrow('Stop')
    expect(silent).toMatchObject({ destroyed: true })
  })

  test('ends when aborted between two chunks', async () => {
    const { bytes, facts } = await archiveOf({ data: large, method: 8 })
    const abort = new AbortController()
    const chunks = streamEntry(bufferSource(bytes), facts, { limits, signal: abort.signal })
    await chunks.next()
    abort.abort(new Error('Stop'))
    await expect(chunks.next()).rejects.toThrow('Stop')
  })

  test.each<[string, Omit<EntryToWrite, 'name'>, boolean]>([
    ['a reader leaves a stored entry', { data: large }, true],
    ['a reader leaves a deflated entry', { data: large, method: 8 }, true],
    [
      'bytes follow the deflate stream',
      { data: small, method: 8, stored: Buffer.concat([deflateRawSync(small), large]) },
      false,
    ],
  ])('closes the source before its end where %s', async (_, entry, leaves) => {
    const { bytes, facts } = await archiveOf(entry)
    const whole = bufferSource(bytes, 1000)
    const opened: Readable[] = []
    const source: RandomAccess = {
      ...whole,
      stream: async (range) => {
        const stream = await whole.stream(range)
        opened.push(stream)
        return stream
      },
    }
    for await (const chunk of streamEntry(source, facts, { limits })) {
      if (leaves && chunk.length > 0) break
    }
    await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
    expect(opened.map(({ readableEnded }) => readableEnded)).toEqual([false])
  })
})
