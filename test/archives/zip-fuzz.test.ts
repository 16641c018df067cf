import { expect, test } from 'vitest'
import { checkCase, makeCase, readFuzzArchives } from './zip-fuzz.ts'
import { boundariesOf } from './zip-records.ts'

// `fuzz.ts` goes on for hours with other seeds.

const firstSeed = 20_240_517
const cases = 10_000

test('reading a damaged archive ends in a word or in bytes, always', { timeout: 120_000 }, async () => {
  const archives = await readFuzzArchives()
  const total = { refused: 0, read: 0, skipped: 0 }
  for (let seed = firstSeed; seed < firstSeed + cases; seed++) {
    const made = makeCase(seed, archives)
    const outcome = await checkCase(made).catch((cause: unknown) => {
      throw new Error(`${made.story}, seed ${seed}`, { cause })
    })
    if (outcome.refused !== null) total.refused++
    total.read += outcome.read
    total.skipped += outcome.skipped
  }
  // Were nearly all refused at the door, the rooms behind it would not be tested.
  expect(total.refused).toBeGreaterThan(cases / 10)
  expect(total.read).toBeGreaterThan(cases / 3)
  expect(total.skipped).toBeGreaterThan(cases / 3)
})

test('so does reading an archive that was cut short, wherever a record or a part of it begins', {
  timeout: 120_000,
}, async () => {
  let refused = 0
  let cuts = 0
  for (const { name, bytes } of await readFuzzArchives()) {
    for (const at of boundariesOf(bytes)) {
      const story = `${name} cut at ${at}`
      const outcome = await checkCase({ bytes: bytes.subarray(0, at), story }).catch((cause: unknown) => {
        throw new Error(story, { cause })
      })
      if (outcome.refused !== null) refused++
      cuts++
    }
  }
  expect(refused).toBeGreaterThan(cuts / 2)
})
