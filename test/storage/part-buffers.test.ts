import { expect, it } from 'vitest'
import { mostParts, PartBuffers, partSize, partsAtOnce } from '../../src/storage/s3/part-buffers.ts'

const numbers = Array.from({ length: mostParts }, (_, index) => index + 1)

it('fits 1 TiB into as many parts as S3 takes', () => {
  expect(numbers.reduce((size, number) => size + partSize(number), 0)).toBeGreaterThanOrEqual(1024 ** 4)
})

it('never holds more than 256 MiB of an object, whatever its size', () => {
  const held = numbers.map((number) => (partsAtOnce(number) + 1) * partSize(number))
  expect(Math.max(...held)).toBeLessThanOrEqual(256 * 1024 ** 2)
})

it('uses the memory of a part again', () => {
  const buffers = new PartBuffers()
  const buffer = buffers.take(1)
  buffers.giveBack(buffer)
  // Not by toBe, which would compare every byte.
  expect(buffers.take(2) === buffer).toBe(true)
  expect(buffers.take(3) === buffer).toBe(false)
})
