import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { StoreFixture } from './use-store.ts'

export function describeListing(fixture: StoreFixture): void {
  describe('list', () => {
    it('gives every object once, in the order of the keys, with its size', async () => {
      const objects = Array.from({ length: 300 }, (_, index) => ({
        key: randomUUID(),
        bytes: randomBytes(index),
      }))
      await fixture.store.putMany(objects)
      const listed = await Array.fromAsync(fixture.store.list())
      const expected = objects.map(({ key, bytes }) => ({ key, size: bytes.length }))
      expect(listed.map(({ key, size }) => ({ key, size }))).toEqual(expected.sort(byKey))
      expect(listed.every(({ modifiedAt }) => modifiedAt instanceof Date)).toBe(true)
    })

    it('goes on after any key, whether it is there or not', async () => {
      const keys = Array.from({ length: 100 }, () => randomUUID()).sort()
      await fixture.store.putMany(keys.map((key) => ({ key, bytes: new Uint8Array(1) })))
      for (const after of ['', '7', '80', 'ffffffff', randomUUID(), ...keys.slice(40, 60)]) {
        expect(await fixture.listKeys({ after })).toEqual(keys.filter((key) => key > after))
      }
    })

    it('keeps to a prefix of any length', async () => {
      const alike = Array.from({ length: 20 }, () => `4b7e21aa${randomUUID().slice(8)}`).sort()
      const keys = [...alike, ...Array.from({ length: 100 }, () => randomUUID())].sort()
      await fixture.store.putMany(keys.map((key) => ({ key, bytes: new Uint8Array(1) })))
      for (const prefix of ['', '4', '4b', '4b7', '4b7e21aa-', alike[3] ?? '', 'x', '../']) {
        const within = keys.filter((key) => key.startsWith(prefix))
        expect(await fixture.listKeys({ prefix })).toEqual(within)
        expect(await fixture.listKeys({ prefix, after: alike[3] })).toEqual(
          within.filter((key) => key > (alike[3] ?? '')),
        )
      }
    })

    it('goes on when objects are deleted during the walk', async () => {
      // Under one prefix, where stores keep things together, and more than most of them put on a page.
      const keys = Array.from({ length: 1_100 }, () => `4b7e${randomUUID().slice(4)}`).sort()
      await fixture.store.putMany(keys.map((key) => ({ key, bytes: new Uint8Array(1) })))
      const last = keys.at(-1) ?? ''
      const seen: string[] = []
      for await (const { key } of fixture.store.list()) {
        if (seen.length === 0) await fixture.store.delete(last)
        // The last of a page of 1,000 among them.
        if (seen.push(key) % 20 === 0) await fixture.store.delete(key)
      }
      expect(seen.filter((key) => key !== last)).toEqual(keys.slice(0, -1))
    })
  })
}

function byKey(one: { key: string }, other: { key: string }): number {
  return one.key < other.key ? -1 : 1
}
