import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { S3Bucket } from '../support/s3-bucket.ts'
import { waitFor } from '../support/wait-for.ts'
import { first, type S3Proxy, startS3Proxy } from './s3-proxy.ts'
import { openS3TestStore } from './s3-test-store.ts'
import { useStore } from './use-store.ts'

/** Of a store that's hasty: where a store is silent. */
const patience = { connectMillis: 500, silenceMillis: 500 }
const MiB = 1024 ** 2

const isPut = (asked: string) => asked.startsWith('PUT ')
const isGet = (asked: string) => asked.startsWith('GET ')
const isCompletion = (asked: string) => /^POST .*[?&]uploadId=/.test(asked)
const isPart = (asked: string) => /^PUT .*[?&]partNumber=/.test(asked)

/** How the store fares on a way that fails. */
export function describeS3Faults(server: () => S3Bucket): void {
  let proxy: S3Proxy
  beforeEach(async () => {
    proxy = await startS3Proxy(server().endpoint)
  })
  afterEach(() => proxy[Symbol.asyncDispose]())
  const fixture = useStore(() => openS3TestStore(server(), { endpoint: proxy.endpoint }))
  const hastyStore = () => useStore(() => openS3TestStore(server(), { endpoint: proxy.endpoint, patience }))

  describe('an answer that says no', () => {
    it.each([
      { status: 500, code: 'InternalError', kind: 'RETRYABLE', reason: 'STORE_UNAVAILABLE' },
      { status: 503, code: 'SlowDown', kind: 'RETRYABLE', reason: 'STORE_BUSY' },
      { status: 503, code: null, kind: 'RETRYABLE', reason: 'STORE_BUSY' },
      { status: 507, code: null, kind: 'RETRYABLE', reason: 'STORE_FULL' },
      { status: 403, code: 'AccessDenied', kind: 'RETRYABLE', reason: 'STORE_DENIED' },
      { status: 403, code: 'InvalidAccessKeyId', kind: 'RETRYABLE', reason: 'STORE_DENIED' },
      { status: 403, code: 'SignatureDoesNotMatch', kind: 'RETRYABLE', reason: 'STORE_DENIED' },
      { status: 403, code: 'RequestTimeTooSkewed', kind: 'RETRYABLE', reason: 'CLOCK_SKEWED' },
      { status: 404, code: 'NoSuchBucket', kind: 'RETRYABLE', reason: 'STORE_UNAVAILABLE' },
      { status: 404, code: null, kind: 'RETRYABLE', reason: 'STORE_UNAVAILABLE' },
      { status: 301, code: 'PermanentRedirect', kind: 'RETRYABLE', reason: 'STORE_UNAVAILABLE' },
      { status: 400, code: 'EntityTooLarge', kind: 'PERMANENT', reason: 'OBJECT_TOO_LARGE' },
      { status: 400, code: 'InvalidRequest', kind: 'PERMANENT', reason: 'REQUEST_REFUSED' },
    ])(
      'of $status $code is $reason, which is $kind, whatever was asked',
      async ({ status, code, kind, reason }) => {
        const { store } = fixture
        const error = { name: 'StorageError', kind, reason }
        proxy.trouble = () => ({ kind: 'ANSWER', status, code })
        const bytes = Buffer.from('hello')
        const asks = [
          store.put(randomUUID(), bytes),
          store.putMany([{ key: randomUUID(), bytes }]),
          store.read(randomUUID()),
          store.readRange(randomUUID(), { start: 1, length: 2 }),
          store.delete(randomUUID()),
          fixture.listKeys(),
          store.check(),
        ]
        await Promise.all(asks.map((ask) => expect(ask).rejects.toMatchObject(error)))
      },
    )

    it.each([403, 500, 503])('of %i, without a body, never makes an object look missing', async (status) => {
      proxy.trouble = () => ({ kind: 'ANSWER', status, code: null })
      await expect(fixture.store.stat(randomUUID())).rejects.toMatchObject({ kind: 'RETRYABLE' })
    })

    it('when pieces that are an object already are to be removed leaves them to the next who completes it', async () => {
      const { partial } = fixture.store
      const key = randomUUID()
      for (const at of [0, 5]) await partial.append(key, Readable.from([Buffer.from('hello')]), { at })
      let removals = 0
      proxy.trouble = (asked) =>
        asked.startsWith('DELETE ') && removals++ > 0 ? { kind: 'ANSWER', status: 403, code: null } : null
      await expect(partial.complete(key)).rejects.toMatchObject({ reason: 'STORE_DENIED' })
      proxy.trouble = () => null
      expect(await partial.size(key)).toBe(10)
      await partial.complete(key)
      await fixture.store.delete(key)
      await fixture.expectNothingLeft()
    })

    it('that the bucket is gone never makes an object look missing', async () => {
      proxy.trouble = () => ({ kind: 'ANSWER', status: 404, code: 'NoSuchBucket' })
      await expect(fixture.store.stat(randomUUID())).rejects.toMatchObject({
        kind: 'RETRYABLE',
        message: 'there is no such bucket',
      })
    })
  })

  describe('a store that can not be reached', () => {
    const hasty = hastyStore()

    it.each(['HANG', 'RESET'] as const)('(%s) is a fault that may pass', async (kind) => {
      const { store } = hasty
      proxy.trouble = () => ({ kind })
      const fault = { kind: 'RETRYABLE', reason: 'STORE_UNAVAILABLE' }
      const asks = [
        store.put(randomUUID(), Buffer.from('hello')),
        store.read(randomUUID()),
        store.stat(randomUUID()),
      ]
      await Promise.all(asks.map((ask) => expect(ask).rejects.toMatchObject(fault)))
    })

    it('because nobody listens is a fault that may pass', async () => {
      await proxy[Symbol.asyncDispose]()
      await expect(fixture.store.check()).rejects.toMatchObject({
        kind: 'RETRYABLE',
        message: 'the connection is refused',
      })
    })

    it('lets go at once of those who abort', async () => {
      proxy.trouble = () => ({ kind: 'HANG' })
      const reason = new Error('enough')
      const { store } = fixture
      const asks: ((signal: AbortSignal) => Promise<unknown>)[] = [
        (signal) => store.put(randomUUID(), Buffer.from('hello'), { signal }),
        (signal) => store.put(randomUUID(), chunks(9 * MiB), { signal }),
        (signal) => store.putMany([{ key: randomUUID(), bytes: Buffer.from('hello') }], { signal }),
        (signal) => store.read(randomUUID(), { signal }),
        (signal) => store.readRange(randomUUID(), { start: 0, length: 1 }, { signal }),
      ]
      for (const ask of asks) {
        const controller = new AbortController()
        const asked = proxy.requests.length
        const asking = ask(controller.signal)
        const rejected = expect(asking).rejects.toBe(reason)
        await waitFor(() => proxy.requests.length > asked)
        const abortedAt = performance.now()
        controller.abort(reason)
        await rejected
        expect(performance.now() - abortedAt).toBeLessThan(1_000)
      }
    })
  })

  describe('trouble that passes', () => {
    const bytes = randomBytes(3 * MiB)
    const hasty = hastyStore()

    it('is waited out: a request is made again', async () => {
      const key = randomUUID()
      proxy.trouble = first(2, { kind: 'ANSWER', status: 500, code: 'InternalError' }, isPut)
      await fixture.store.put(key, bytes)
      proxy.trouble = first(2, { kind: 'RESET' }, isGet)
      expect((await fixture.readAll(key)).equals(bytes)).toBe(true)
    })

    it.each(['CUT', 'STALL'] as const)('(%s) in the middle of a read is not seen', async (kind) => {
      const key = randomUUID()
      await hasty.store.put(key, bytes)
      proxy.requests = []
      proxy.trouble = first(4, { kind, after: 500_000 }, isGet)
      expect((await hasty.readAll(key)).equals(bytes)).toBe(true)
      expect(proxy.requests).toHaveLength(5)
      proxy.trouble = first(1, { kind, after: 500_000 }, isGet)
      const range = await hasty.store.readRange(key, { start: 1_000, length: 2_000_000 })
      expect(bytes.subarray(1_000, 2_001_000).equals(range)).toBe(true)
    })

    it('does not come of a reader who takes longer than the store may', async () => {
      const key = randomUUID()
      await hasty.store.put(key, bytes)
      const received: Uint8Array[] = []
      for await (const chunk of await hasty.store.read(key)) {
        if (received.length === 0) await sleep(3 * patience.silenceMillis)
        received.push(chunk)
      }
      expect(Buffer.concat(received).equals(bytes)).toBe(true)
    })
  })

  it('a read that is cut again and again before its first byte fails for the time being', async () => {
    const key = randomUUID()
    await fixture.store.put(key, randomBytes(100_000))
    proxy.trouble = () => ({ kind: 'CUT', after: 0 })
    await expect(fixture.readAll(key)).rejects.toMatchObject({ kind: 'RETRYABLE' })
  })

  describe('a write whose answer gets lost', () => {
    it('is made again and finds its own object', async () => {
      const key = randomUUID()
      proxy.trouble = first(1, { kind: 'LOSE' }, isPut)
      await fixture.store.put(key, Buffer.from('hello'))
      expect(String(await fixture.readAll(key))).toBe('hello')
    })

    it.each([200, 404])('is found completed, if it came in parts: %i', async (again) => {
      const key = randomUUID()
      let completions = 0
      // Some servers answer a completion twice, others have forgotten the upload by then.
      proxy.trouble = (asked) => {
        if (!isCompletion(asked)) return null
        if (++completions === 1) return { kind: 'LOSE' }
        return again === 200 ? null : { kind: 'ANSWER', status: again, code: 'NoSuchUpload' }
      }
      await fixture.store.put(key, chunks(9 * MiB))
      expect(completions).toBe(2)
      expect(await fixture.store.stat(key)).toMatchObject({ size: 9 * MiB })
      expect(await fixture.leftovers()).toEqual([])
    })

    it('and that is given up leaves nothing', async () => {
      proxy.trouble = (asked) => (isPut(asked) || isCompletion(asked) ? { kind: 'LOSE' } : null)
      const { store } = fixture
      await expect(store.put(randomUUID(), Buffer.from('hello'))).rejects.toMatchObject({ kind: 'RETRYABLE' })
      proxy.trouble = (asked) => (isCompletion(asked) ? { kind: 'LOSE' } : null)
      await expect(store.put(randomUUID(), chunks(9 * MiB))).rejects.toMatchObject({ kind: 'RETRYABLE' })
      proxy.trouble = () => null
      await fixture.expectNothingLeft()
    })
  })

  it('a part that fails ends the put, though its source never yields again', async () => {
    proxy.trouble = (asked) => (isPart(asked) ? { kind: 'ANSWER', status: 403, code: 'AccessDenied' } : null)
    const stalling = async function* () {
      yield* chunks(9 * MiB)
      await new Promise(() => {})
    }
    await expect(fixture.store.put(randomUUID(), stalling())).rejects.toMatchObject({
      reason: 'STORE_DENIED',
    })
    proxy.trouble = () => null
    await fixture.expectNothingLeft()
  })

  it('a server that can not refuse to overwrite is asked without', async () => {
    proxy.trouble = first(1, { kind: 'ANSWER', status: 501, code: 'NotImplemented' }, isPut)
    const keys = [randomUUID(), randomUUID()].sort()
    for (const key of keys) await fixture.store.put(key, Buffer.from('hello'))
    expect(await fixture.listKeys()).toEqual(keys)
  })
}

/** Some bytes, 1 MiB at a time. */
export async function* chunks(size: number): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; left -= MiB) yield randomBytes(Math.min(left, MiB))
}
