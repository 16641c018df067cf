import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { describe, expect, it } from 'vitest'
import { openS3Store } from '../../src/storage/s3-store.ts'
import type { S3Bucket } from '../support/s3-bucket.ts'
import { chunks } from './s3-faults.ts'
import { startS3Proxy } from './s3-proxy.ts'
import { openS3TestStore } from './s3-test-store.ts'
import { useStore } from './use-store.ts'

const MiB = 1024 ** 2

/** How objects lie in a bucket. */
export function describeS3Objects(server: () => S3Bucket): void {
  const fixture = useStore(() => openS3TestStore(server()))
  const isIn = (name: string) => ({
    Bucket: server().bucket,
    Key: `${fixture.opened.options.prefix}${name}`,
  })

  it('are never overwritten', async () => {
    const key = randomUUID()
    await fixture.store.put(key, Buffer.from('hello'))
    const taken = { kind: 'PERMANENT', reason: 'KEY_TAKEN' }
    await expect(fixture.store.put(key, Buffer.from('other'))).rejects.toMatchObject(taken)
    const other = { key: randomUUID(), bytes: Buffer.from('other') }
    await expect(fixture.store.putMany([other, { ...other, key }])).rejects.toMatchObject(taken)
    expect(await fixture.listKeys()).toEqual([key])
    expect(String(await fixture.readAll(key))).toBe('hello')
  })

  it('that are large come in parts, of which a few are in memory, and give their chunks back in order', async () => {
    const key = randomUUID()
    const hash = createHash('sha256')
    const given: Uint8Array[] = []
    const released: Uint8Array[] = []
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    async function* source() {
      for await (const chunk of chunks(72 * MiB)) {
        hash.update(chunk)
        given.push(chunk)
        yield chunk
        most = Math.max(most, process.memoryUsage().arrayBuffers - before)
      }
    }
    const free = (chunk: Uint8Array<ArrayBufferLike>) => {
      released.push(chunk)
      if (chunk.buffer instanceof ArrayBuffer) chunk.buffer.transfer(0)
    }
    expect(await fixture.store.put(key, source(), { release: free })).toEqual({ size: 72 * MiB })
    expect(most).toBeLessThan(60 * MiB)
    expect(released).toEqual(given)
    const stored = createHash('sha256')
    for await (const chunk of await fixture.store.read(key)) stored.update(chunk)
    expect(stored.digest('hex')).toBe(hash.digest('hex'))
    expect(await fixture.leftovers()).toEqual([])
  })

  it.each([8 * MiB, 16 * MiB, 16 * MiB + 1])(
    'of %i bytes are whole, where parts begin and end',
    async (size) => {
      const key = randomUUID()
      await fixture.store.put(key, chunks(size))
      expect(await fixture.readAll(key)).toHaveLength(size)
    },
  )

  it('are listed alone, whatever else lies beside them', async () => {
    const key = randomUUID()
    await fixture.store.put(key, Buffer.from('hello'))
    for (const name of ['notes.txt', 'objects/notes.txt', 'objects/', `objects/x/${randomUUID()}`])
      await server().client.send(new PutObjectCommand({ ...isIn(name), Body: 'x' }))
    expect(await fixture.listKeys()).toEqual([key])
  })

  it('of one prefix are not seen under another', async () => {
    await using other = await openS3TestStore(server())
    await other.store.put(randomUUID(), Buffer.from('hello'))
    expect(await fixture.listKeys()).toEqual([])
  })

  it.each([
    { copies: true, sizes: [300_000, 11 * MiB, 100_000] },
    { copies: false, sizes: [6 * MiB, 100_000] },
  ])(
    'that came in pieces are made of them by the bucket where it copies: $copies',
    async ({ copies, sizes }) => {
      await using proxy = await startS3Proxy(server().endpoint)
      const isCopy = (asked: string) => asked.startsWith('PUT ') && asked.includes('x-id=UploadPartCopy')
      const refused = { kind: 'ANSWER', status: 501, code: 'NotImplemented' } as const
      proxy.trouble = (asked) => (!copies && isCopy(asked) ? refused : null)
      await using opened = await openS3TestStore(server(), { endpoint: proxy.endpoint })
      const { store } = opened
      const key = randomUUID()
      const pieces = sizes.map((size) => randomBytes(size))
      let at = 0
      for (const piece of pieces) at = await store.partial.append(key, Readable.from([piece]), { at })
      await store.partial.complete(key)
      expect((await buffer(await store.read(key))).equals(Buffer.concat(pieces))).toBe(true)
      expect(proxy.requests.some(isCopy)).toBe(true)
      expect(await opened.leftovers()).toEqual([])
    },
  )

  it('are read by anyone who has a link, as what the link says, and without it by nobody', async () => {
    const key = randomUUID()
    await fixture.store.put(key, Buffer.from('hello'))
    const wish = {
      expiresInSeconds: 60,
      contentDisposition: 'attachment; filename="a b.txt"',
      contentType: 'text/plain',
    }
    const link = (await fixture.store.presignRead?.(key, wish)) ?? ''
    const answer = await fetch(link, { headers: { range: 'bytes=1-3' } })
    expect(await answer.text()).toBe('ell')
    expect(answer.headers.get('content-disposition')).toBe(wish.contentDisposition)
    expect(answer.headers.get('content-type')).toBe(wish.contentType)
    expect((await fetch(link.replace(/\?.*/, ''))).status).toBe(403)
    expect((await fetch(link.replace('filename', 'filenam'))).status).toBe(403)
  })

  describe('with checksums', () => {
    it('are stored and read, whole and in parts', async () => {
      await using opened = await openS3TestStore(server(), { checksums: 'WHEN_SUPPORTED' })
      for (const size of [0, 100_000, 9 * MiB]) {
        const key = randomUUID()
        await opened.store.put(key, chunks(size))
        expect(await opened.store.stat(key)).toMatchObject({ size })
        expect(await opened.store.readRange(key, { start: 0, length: size })).toHaveLength(size)
      }
    })

    it('that are wrong fail for the time being, and hurt nobody who has left', async () => {
      await using proxy = await startS3Proxy(server().endpoint)
      const given = { endpoint: proxy.endpoint, checksums: 'WHEN_SUPPORTED' } as const
      await using opened = await openS3TestStore(server(), given)
      const key = randomUUID()
      await opened.store.put(key, randomBytes(200_000))
      proxy.trouble = () => ({ kind: 'DAMAGE' })
      const unread = await opened.store.read(key)
      await once(unread.destroy(), 'close')
      await expect(Array.fromAsync(await opened.store.read(key))).rejects.toMatchObject({
        kind: 'RETRYABLE',
        reason: 'CHECKSUM_MISMATCH',
      })
    })
  })

  it('have no bucket that is not there: a sentence names it', async () => {
    const { options } = fixture.opened
    await expect(openS3Store({ ...options, bucket: 'elsewhere' })).rejects.toMatchObject({
      name: 'StoreUnavailableError',
      message: `The S3 bucket elsewhere at ${options.endpoint} can't be used: there is no such bucket.`,
    })
  })
}
