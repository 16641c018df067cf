import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { StoreFixture } from './use-store.ts'

export function describeWriting(fixture: StoreFixture): void {
  describe('put', () => {
    it('keeps the bytes of a stream as they are', async () => {
      const key = randomUUID()
      // Chunks of all sizes, empty ones too, over several writes.
      const chunks = Array.from({ length: 400 }, (_, index) => randomBytes((index * 7919) % 60_000))
      const bytes = Buffer.concat(chunks)
      expect(await fixture.store.put(key, stream(chunks))).toEqual({ size: bytes.length })
      expect((await fixture.readAll(key)).equals(bytes)).toBe(true)
      expect(await fixture.leftovers()).toEqual([])
    })

    it('keeps the bytes of thousands of tiny chunks', async () => {
      const key = randomUUID()
      const bytes = randomBytes(20_000)
      await fixture.store.put(key, stream(Array.from(bytes, (_, index) => bytes.subarray(index, index + 1))))
      expect((await fixture.readAll(key)).equals(bytes)).toBe(true)
    })

    it('keeps bytes that are given whole', async () => {
      const key = randomUUID()
      expect(await fixture.store.put(key, Buffer.from('hello'))).toEqual({ size: 5 })
      expect(String(await fixture.readAll(key))).toBe('hello')
    })

    it('keeps an empty object', async () => {
      const [whole, streamed] = [randomUUID(), randomUUID()]
      expect(await fixture.store.put(whole, new Uint8Array())).toEqual({ size: 0 })
      expect(await fixture.store.put(streamed, stream([]))).toEqual({ size: 0 })
      for (const key of [whole, streamed]) {
        expect(await fixture.store.stat(key)).toMatchObject({ size: 0 })
        expect(await fixture.readAll(key)).toHaveLength(0)
        expect(await fixture.store.readRange(key, { start: 0, length: 10 })).toHaveLength(0)
      }
    })

    it('shows nothing of an object before its last byte', async () => {
      const key = randomUUID()
      const seen: unknown[] = []
      await fixture.store.put(
        key,
        (async function* () {
          yield randomBytes(3_000_000)
          seen.push(await fixture.store.stat(key), await fixture.listKeys())
          yield randomBytes(1)
        })(),
      )
      expect(seen).toEqual([null, []])
    })

    it('passes on an error of the source and leaves nothing', async () => {
      const error = Object.assign(new Error('the client has gone'), { code: 'ECONNRESET', syscall: 'read' })
      await expect(fixture.store.put(randomUUID(), failing(error))).rejects.toBe(error)
      await fixture.expectNothingLeft()
    })

    it('stops at once when aborted, though its source never yields again', async () => {
      const controller = new AbortController()
      const reason = new Error('enough')
      const key = randomUUID()
      await expect(
        fixture.store.put(
          key,
          stalling(() => controller.abort(reason)),
          { signal: controller.signal },
        ),
      ).rejects.toBe(reason)
      expect(await fixture.store.stat(key)).toBeNull()
      await fixture.expectNothingLeft()
    })

    it('ends the stream that it reads from when aborted', async () => {
      const controller = new AbortController()
      const source = new Readable({ read() {} })
      source.push('hello')
      const putting = fixture.store.put(randomUUID(), source, { signal: controller.signal })
      setImmediate(() => controller.abort(new Error('enough')))
      await expect(putting).rejects.toThrow('enough')
      expect(source.destroyed).toBe(true)
    })

    it('writes nothing when it is aborted before it begins', async () => {
      const reason = new Error('enough')
      const options = { signal: AbortSignal.abort(reason) }
      await expect(fixture.store.put(randomUUID(), Buffer.from('hello'), options)).rejects.toBe(reason)
      await expect(fixture.store.put(randomUUID(), stream([randomBytes(9)]), options)).rejects.toBe(reason)
      await fixture.expectNothingLeft()
    })

    it('lets one of several puts under one key win whole', async () => {
      const key = randomUUID()
      const candidates = Array.from({ length: 8 }, () => randomBytes(700_000))
      const puts = await Promise.allSettled(
        candidates.map((bytes) => fixture.store.put(key, stream([bytes.subarray(0, 9), bytes.subarray(9)]))),
      )
      for (const put of puts)
        if (put.status === 'rejected') expect(put.reason).toMatchObject({ reason: 'KEY_TAKEN' })
      const kept = await fixture.readAll(key)
      const stored = candidates.filter((_, index) => puts[index]?.status === 'fulfilled')
      expect(stored.filter((bytes) => bytes.equals(kept))).toHaveLength(1)
      expect(await fixture.listKeys()).toEqual([key])
      expect(await fixture.leftovers()).toEqual([])
    })
  })

  describe('putMany', () => {
    it('keeps every object', async () => {
      const objects = Array.from({ length: 300 }, (_, index) => ({
        key: randomUUID(),
        bytes: randomBytes(index),
      }))
      await fixture.store.putMany(objects)
      for (const { key, bytes } of objects) expect((await fixture.readAll(key)).equals(bytes)).toBe(true)
      expect(await fixture.leftovers()).toEqual([])
    })

    it('does nothing for no objects', async () => {
      await fixture.store.putMany([])
      await fixture.expectNothingLeft()
    })

    it('leaves none of the objects when aborted on the way', async () => {
      const controller = new AbortController()
      const reason = new Error('enough')
      const objects = Array.from({ length: 300 }, (_, index) => ({
        key: randomUUID(),
        get bytes() {
          if (index === 280) controller.abort(reason)
          return randomBytes(100)
        },
      }))
      await expect(fixture.store.putMany(objects, { signal: controller.signal })).rejects.toBe(reason)
      await fixture.expectNothingLeft()
    })
  })
}

async function* stream(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

async function* failing(error: Error): AsyncGenerator<Uint8Array> {
  yield randomBytes(3_000_000)
  throw error
}

/** Yields some bytes, calls back, and then waits for ever. */
async function* stalling(stalled: () => void): AsyncGenerator<Uint8Array> {
  yield randomBytes(3_000_000)
  setImmediate(stalled)
  await new Promise(() => {})
}
