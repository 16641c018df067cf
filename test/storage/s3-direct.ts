import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DirectObjects } from '../../src/storage/direct-objects.ts'
import type { S3Bucket } from '../support/s3-bucket.ts'
import { openS3TestStore } from './s3-test-store.ts'
import { useStore } from './use-store.ts'

const MiB = 1024 ** 2

/** Objects that others send to a bucket by links. */
export function describeS3Direct(server: () => S3Bucket): void {
  const fixture = useStore(() => openS3TestStore(server(), { checksums: 'WHEN_SUPPORTED' }))
  const direct = (): DirectObjects => {
    if (fixture.store.direct === undefined) throw new Error('the store takes nothing by links')
    return fixture.store.direct
  }
  async function send(key: string, partsId: string, number: number, bytes: Buffer<ArrayBuffer>) {
    const wish = { partsId, number, size: bytes.length, expiresInSeconds: 60 }
    return (await fetch(await direct().presignPart(key, wish), { method: 'PUT', body: bytes })).status
  }
  const all = { after: 0, upTo: 10_000 }

  it('come in parts in any order, and are none before they are complete', async () => {
    const key = randomUUID()
    const bytes = randomBytes(5 * MiB + 1)
    const id = await direct().begin(key)
    expect(await direct().list(key, id, all)).toEqual([])
    expect(await send(key, id, 2, bytes.subarray(5 * MiB))).toBe(200)
    expect(await send(key, id, 1, randomBytes(5 * MiB))).toBe(200)
    expect(await send(key, id, 1, bytes.subarray(0, 5 * MiB))).toBe(200)
    expect(await direct().list(key, id, all)).toEqual([
      { number: 1, size: 5 * MiB },
      { number: 2, size: 1 },
    ])
    expect(await direct().list(key, id, { after: 0, upTo: 1 })).toEqual([{ number: 1, size: 5 * MiB }])
    expect(await direct().list(key, id, { after: 1, upTo: 9 })).toEqual([{ number: 2, size: 1 }])
    expect(await fixture.store.stat(key)).toBeNull()
    await direct().complete(key, id)
    expect((await fixture.readAll(key)).equals(bytes)).toBe(true)
    expect(await direct().list(key, id, all)).toBeNull()
    expect(await send(key, id, 2, bytes.subarray(0, 1))).toBe(404)
    await direct().complete(key, id)
    await direct().discard(key, id)
    expect(await fixture.store.stat(key)).toMatchObject({ size: bytes.length })
    await fixture.store.delete(key)
    await fixture.expectNothingLeft()
  })

  it('are told while they are unfinished, and gone when they are discarded', async () => {
    const [key, other] = [randomUUID(), randomUUID()]
    const [id, otherId] = [await direct().begin(key), await direct().begin(other)]
    await send(key, id, 1, Buffer.from('hello'))
    const unfinished = await Array.fromAsync(direct().unfinished())
    expect(unfinished.map(({ partsId }) => partsId).sort()).toEqual([id, otherId].sort())
    await direct().discard(key, id)
    await direct().discard(key, id)
    expect(await direct().list(key, id, all)).toBeNull()
    for (const one of unfinished) await one.discard()
    expect(await Array.fromAsync(direct().unfinished())).toEqual([])
    await fixture.expectNothingLeft()
  })

  it('are refused everywhere under a key that is no UUIDv4 of ours', async () => {
    const refusal = { kind: 'PERMANENT', reason: 'INVALID_KEY' }
    const wish = { partsId: 'x', number: 1, size: 1, expiresInSeconds: 60 }
    await expect(direct().begin('../x')).rejects.toMatchObject(refusal)
    await expect(direct().presignPart('../x', wish)).rejects.toMatchObject(refusal)
    await expect(direct().list('../x', 'x', all)).rejects.toMatchObject(refusal)
    await expect(direct().complete('../x', 'x')).rejects.toMatchObject(refusal)
    await expect(direct().discard('../x', 'x')).rejects.toMatchObject(refusal)
  })
}
