import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { describeListing } from './listing-contract.ts'
import { describePartial } from './partial-contract.ts'
import { describeReading } from './reading-contract.ts'
import { type StoreUnderTest, useStore } from './use-store.ts'
import { describeWriting } from './writing-contract.ts'

/** What every object store has to do. `open` is called for each test. */
export function describeObjectStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    const fixture = useStore(open)
    describeWriting(fixture)
    describeReading(fixture)
    describeListing(fixture)
    describePartial(fixture)

    describe('keys', () => {
      const key = '4910c8b1-d1e0-42bf-ae8c-c3e8267cc654'
      it.each([
        '',
        '..',
        '../../../../etc/passwd',
        `../${key}`,
        `${key}/..`,
        `${key}\n`,
        `${key}\0`,
        `/${key}`,
        key.toUpperCase().replace(/^./, 'A'),
        key.replaceAll('-', ''),
        '018f3c1e-7b1a-7c3d-8e4f-0123456789ab',
      ])('that are no UUIDv4 of ours are refused everywhere: %j', async (wrong) => {
        const refusal = { kind: 'PERMANENT', reason: 'INVALID_KEY' }
        const bytes = Buffer.from('hello')
        await expect(fixture.store.put(wrong, bytes)).rejects.toMatchObject(refusal)
        await expect(
          fixture.store.putMany([
            { key: randomUUID(), bytes },
            { key: wrong, bytes },
          ]),
        ).rejects.toMatchObject(refusal)
        await expect(fixture.store.read(wrong)).rejects.toMatchObject(refusal)
        await expect(fixture.store.readRange(wrong, { start: 0, length: 1 })).rejects.toMatchObject(refusal)
        await expect(fixture.store.stat(wrong)).rejects.toMatchObject(refusal)
        await expect(fixture.store.inspectMany([{ key: wrong, hashIfSize: null }])).rejects.toMatchObject(
          refusal,
        )
        await expect(fixture.store.delete(wrong)).rejects.toMatchObject(refusal)
        await fixture.expectNothingLeft()
      })
    })

    it('passes its check and leaves nothing of it', async () => {
      await fixture.store.check()
      await fixture.expectNothingLeft()
    })
  })
}
