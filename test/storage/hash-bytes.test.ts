import { hash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashBytes, SizeLimitExceededError } from '../../src/lib/hash-bytes.ts'

const bytes = randomBytes(200_000)

async function* chunks() {
  for (let start = 0; start < bytes.length; start += 1_000) yield bytes.subarray(start, start + 1_000)
}

it('passes the bytes on unchanged and knows their hash and size at the end', async () => {
  const hashed = hashBytes(chunks())
  expect(Buffer.concat(await Array.fromAsync(hashed)).equals(bytes)).toBe(true)
  const expected = { sha256: hash('sha256', bytes), size: 200_000 }
  expect(hashed.result()).toEqual(expected)
  expect(hashed.result()).toEqual(expected)
})

it('knows the hash of no bytes', async () => {
  const hashed = hashBytes((async function* () {})())
  expect(await Array.fromAsync(hashed)).toEqual([])
  // FIPS 180-4: SHA-256 of the empty message.
  const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  expect(hashed.result()).toEqual({ sha256, size: 0 })
})

it('throws as soon as the limit is passed, before that chunk is passed on', async () => {
  const passed: Uint8Array[] = []
  const reading = (async () => {
    for await (const chunk of hashBytes(chunks(), { limit: 50_500 })) passed.push(chunk)
  })()
  await expect(reading).rejects.toThrow(new SizeLimitExceededError(50_500))
  expect(passed).toHaveLength(50)
})

it('lets bytes pass that reach the limit exactly', async () => {
  const hashed = hashBytes(chunks(), { limit: 200_000 })
  expect(await Array.fromAsync(hashed)).toHaveLength(200)
})

it('gives no result before the end', async () => {
  const hashed = hashBytes(chunks())
  for await (const _ of hashed) break
  expect(() => hashed.result()).toThrow('not been read to their end')
})
