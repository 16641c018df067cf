import { hash, randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StoreFixture } from './use-store.ts'

export function describeReading(fixture: StoreFixture): void {
  describe('read and readRange', () => {
    const bytes = randomBytes(1_500_000)
    let key: string
    beforeEach(async () => {
      key = randomUUID()
      await fixture.store.put(key, bytes)
    })

    it.each([
      { start: 0, end: 1 },
      { start: 1_000_000, end: 1_400_001 },
      { start: 1_499_999, end: 1_500_000 },
      { start: 7, end: 7 },
      { start: 1_400_000, end: 9_000_000 },
      { start: 1_500_000, end: 1_500_001 },
      { start: 5_000_000, end: 6_000_000 },
    ])('give the bytes from $start to $end that are there', async ({ start, end }) => {
      const wanted = bytes.subarray(start, end)
      expect((await fixture.readAll(key, { start, end })).equals(wanted)).toBe(true)
      const range = await fixture.store.readRange(key, { start, length: end - start })
      expect(Buffer.from(range).equals(wanted)).toBe(true)
    })

    it('tell of bytes as they arrive where they are given in one piece', async () => {
      const arrived: number[] = []
      const onBytes = (count: number) => arrived.push(count)
      await fixture.store.readRange(key, { start: 100, length: 2_000_000 }, { onBytes })
      expect(arrived.reduce((sum, count) => sum + count, 0)).toBe(bytes.length - 100)
      expect(arrived.length).toBeGreaterThan(1)
    })

    it('read to the end where no end is given', async () => {
      expect((await fixture.readAll(key, { start: 1_000_000 })).equals(bytes.subarray(1_000_000))).toBe(true)
    })

    it('give no more than there is for a range of absurd length', async () => {
      const range = await fixture.store.readRange(key, { start: 10, length: 2 ** 52 })
      expect(range).toHaveLength(bytes.length - 10)
    })

    it.each([
      { start: -1, end: 5 },
      { start: 5, end: 4 },
      { start: 0.5, end: 2 },
      { start: Number.NaN, end: 2 },
    ])('refuse the range from $start to $end', async ({ start, end }) => {
      const refusal = { kind: 'PERMANENT', reason: 'INVALID_RANGE' }
      await expect(fixture.store.read(key, { start, end })).rejects.toMatchObject(refusal)
      await expect(fixture.store.readRange(key, { start, length: end - start })).rejects.toMatchObject(
        refusal,
      )
    })

    it('say that an object is missing', async () => {
      const missing = { name: 'StorageError', kind: 'MISSING', reason: 'OBJECT_MISSING' }
      await expect(fixture.store.read(randomUUID())).rejects.toMatchObject(missing)
      await expect(fixture.store.readRange(randomUUID(), { start: 0, length: 1 })).rejects.toMatchObject(
        missing,
      )
    })

    it('end a stream when its signal is aborted', async () => {
      const controller = new AbortController()
      const reading = await fixture.store.read(key, { signal: controller.signal })
      const received = (async () => {
        for await (const _ of reading) controller.abort()
      })()
      await expect(received).rejects.toMatchObject({ name: 'AbortError' })
    })

    it('read nothing when aborted before', async () => {
      const reason = new Error('enough')
      const options = { signal: AbortSignal.abort(reason) }
      await expect(fixture.store.read(key, options)).rejects.toBe(reason)
      await expect(fixture.store.readRange(key, { start: 0, length: 1 }, options)).rejects.toBe(reason)
    })
  })

  describe('inspectMany', () => {
    const bytes = randomBytes(700_000)
    const sha256 = hash('sha256', bytes)
    const large = randomUUID()
    const small = randomUUID()
    const empty = randomUUID()
    beforeEach(async () => {
      await fixture.store.put(large, bytes)
      await fixture.store.put(small, bytes.subarray(0, 5))
      await fixture.store.put(empty, Buffer.alloc(0))
    })

    it('tells in their order what objects are, what is wrong with them, and that it moves', async () => {
      let moves = 0
      const found = await fixture.store.inspectMany(
        [
          { key: large, hashIfSize: bytes.length },
          { key: randomUUID(), hashIfSize: 5 },
          { key: small, hashIfSize: 5 },
          { key: empty, hashIfSize: 0 },
          { key: small, hashIfSize: 4 },
          { key: small, hashIfSize: null },
          { key: randomUUID(), hashIfSize: null },
        ],
        { onMove: () => moves++ },
      )
      const missing = { name: 'StorageError', reason: 'OBJECT_MISSING' }
      expect(found).toMatchObject([
        { size: bytes.length, sha256 },
        missing,
        { size: 5, sha256: hash('sha256', bytes.subarray(0, 5)) },
        { size: 0, sha256: hash('sha256', '') },
        { size: 5, sha256: null },
        { size: 5, sha256: null },
        missing,
      ])
      expect(moves).toBeGreaterThan(0)
    })

    it('hands over the bytes that it has read, where they are wanted', async () => {
      const found = await fixture.store.inspectMany([
        { key: large, hashIfSize: bytes.length, keeps: true },
        { key: small, hashIfSize: 5, keeps: true },
        { key: empty, hashIfSize: 0, keeps: true },
        { key: small, hashIfSize: 4, keeps: true },
        { key: small, hashIfSize: 5 },
      ])
      const read = found.map((one) => ('bytes' in one && one.bytes ? Buffer.from(one.bytes) : null))
      expect(read[0]?.equals(bytes)).toBe(true)
      expect(read.slice(1)).toEqual([bytes.subarray(0, 5), Buffer.alloc(0), null, null])
    })

    it('answers in order where it may look at several at once', async () => {
      const wanted = [large, randomUUID(), small, empty].map((key) => ({ key, hashIfSize: null }))
      const found = await fixture.store.inspectMany(wanted, { atOnce: 3 })
      expect(found).toMatchObject([
        { size: bytes.length },
        { reason: 'OBJECT_MISSING' },
        { size: 5 },
        { size: 0 },
      ])
    })

    it('ends at once when aborted, and looks again afterwards', async () => {
      const wanted = Array.from({ length: 300 }, () => ({ key: large, hashIfSize: bytes.length }))
      const controller = new AbortController()
      const reason = new Error('enough')
      const looking = fixture.store.inspectMany(wanted, { signal: controller.signal })
      controller.abort(reason)
      await expect(looking).rejects.toBe(reason)
      await expect(fixture.store.inspectMany(wanted, { signal: controller.signal })).rejects.toBe(reason)
      expect(await fixture.store.inspectMany([{ key: small, hashIfSize: null }])).toMatchObject([{ size: 5 }])
    })
  })

  describe('stat and delete', () => {
    it('tell the size and time of an object, and null once it is gone', async () => {
      const key = randomUUID()
      await fixture.store.put(key, randomBytes(1234))
      const found = await fixture.store.stat(key)
      expect(found?.size).toBe(1234)
      expect(Math.abs(Date.now() - Number(found?.modifiedAt))).toBeLessThan(60_000)
      await fixture.store.delete(key)
      expect(await fixture.store.stat(key)).toBeNull()
      await expect(fixture.store.read(key)).rejects.toMatchObject({ kind: 'MISSING' })
    })

    it('take an object that is gone already for deleted', async () => {
      await expect(fixture.store.delete(randomUUID())).resolves.toBeUndefined()
    })
  })
}
