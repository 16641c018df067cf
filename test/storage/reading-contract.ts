import { randomBytes, randomUUID } from 'node:crypto'
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
