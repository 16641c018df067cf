import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { StorageError } from '../../src/storage/object-store.ts'
import type { StoreFixture } from './use-store.ts'

async function* stream(...chunks: Uint8Array[]) {
  yield* chunks
}

async function* failing(error: Error, ...chunks: Uint8Array[]) {
  yield* chunks
  throw error
}

export function describePartial(fixture: StoreFixture): void {
  const [first, second] = [randomBytes(300_000), randomBytes(200_000)]
  const partial = () => fixture.store.partial

  describe('partial', () => {
    it('grows by what is appended, and becomes an object with all of it', async () => {
      const key = randomUUID()
      expect(await partial().size(key)).toBe(0)
      expect(await partial().append(key, stream(first), { at: 0 })).toBe(300_000)
      expect(await partial().append(key, stream(second), { at: 300_000 })).toBe(500_000)
      expect(await partial().size(key)).toBe(500_000)
      expect((await buffer(await partial().read(key))).equals(Buffer.concat([first, second]))).toBe(true)
      expect(await fixture.store.stat(key)).toBeNull()
      await partial().complete(key)
      expect((await fixture.readAll(key)).equals(Buffer.concat([first, second]))).toBe(true)
      await fixture.store.delete(key)
      await fixture.expectNothingLeft()
    })

    it('may be completed again, and tells its size and its bytes then too', async () => {
      const key = randomUUID()
      await partial().append(key, stream(first), { at: 0 })
      await partial().complete(key)
      await partial().complete(key)
      expect(await partial().size(key)).toBe(300_000)
      expect((await buffer(await partial().read(key))).equals(first)).toBe(true)
    })

    it('keeps what came before its source failed', async () => {
      const key = randomUUID()
      const error = new Error('the client has gone')
      await expect(partial().append(key, failing(error, first, second), { at: 0 })).rejects.toBe(error)
      expect(await partial().size(key)).toBe(500_000)
      expect(await partial().append(key, stream(first), { at: 500_000 })).toBe(800_000)
      expect((await buffer(await partial().read(key))).equals(Buffer.concat([first, second, first]))).toBe(
        true,
      )
    })

    it('keeps what came before an abort, though its source never yields again', async () => {
      const key = randomUUID()
      const controller = new AbortController()
      const reason = new Error('enough')
      async function* stalling() {
        yield first
        setTimeout(() => controller.abort(reason), 50)
        await new Promise(() => {})
      }
      const { signal } = controller
      await expect(partial().append(key, stalling(), { at: 0, signal })).rejects.toBe(reason)
      expect(await partial().size(key)).toBe(300_000)
    })

    it('cuts off what is behind the place that is written to', async () => {
      const key = randomUUID()
      await partial().append(key, stream(first), { at: 0 })
      expect(await partial().append(key, stream(second), { at: 100_000 })).toBe(300_000)
      const kept = Buffer.concat([first.subarray(0, 100_000), second])
      expect((await buffer(await partial().read(key))).equals(kept)).toBe(true)
      await partial().truncate(key, 50_000)
      await partial().truncate(key, 60_000)
      expect(await partial().size(key)).toBe(50_000)
      expect((await buffer(await partial().read(key))).equals(kept.subarray(0, 50_000))).toBe(true)
    })

    it('is gone when it is discarded, and may be discarded again', async () => {
      const key = randomUUID()
      await partial().append(key, stream(first), { at: 0 })
      await partial().discard(key)
      await partial().discard(key)
      expect(await partial().size(key)).toBe(0)
      await fixture.expectNothingLeft()
    })

    it('is not completed where there is none', async () => {
      await expect(partial().complete(randomUUID())).rejects.toThrow(StorageError)
      await expect(partial().size('../escape')).rejects.toThrow(StorageError)
    })
  })
}
