import { hash } from 'node:crypto'
import { uploadBytes } from '../support/files.ts'
import type { Random } from '../support/seeded-random.ts'
import { addItems, createCollection } from './chaos-documents.ts'
import { harmFile, harms } from './harm-file.ts'
import { insist } from './insist.ts'
import type { Lane } from './lane.ts'
import type { AskedCollection } from './ledger.ts'

const KiB = 1024
const MiB = 1024 ** 2

/** One with nothing in it. */
export async function makeCollection({ site, random, signal }: Lane): Promise<string> {
  const input = { name: `chaos ${random.whole(1, 9)}`, idempotencyKey: random.bytes(16).toString('hex') }
  return await insist(async () => {
    const answer = (await site.client.request(createCollection, { input })).data.createCollection
    if (answer.__typename !== 'CreateCollectionPayload') throw new Error(JSON.stringify(answer))
    return answer.collection.id
  }, signal)
}

/** Puts some dozens of files into a collection. Of one in two a few are harmed before it's exported, one in each way. */
export async function fillCollection(
  lane: Lane,
  { id, collection }: { id: string; collection: AskedCollection },
): Promise<void> {
  const { site, random, signal } = lane
  const files = drawSizes(random).map((size, n) => ({
    path: `${random.pick(['one', 'two/three'])}/${n} ü.${random.pick(['txt', 'jpg'])}`,
    bytes: random.bytes(size),
  }))
  const idempotencyKey = random.bytes(16).toString('hex')
  const waysOfHarm = random.chance(0.5) ? harms : []
  const items: { path: string; fileId: string }[] = []
  for (const { path, bytes } of files) {
    const fileId = await insist(() => uploadBytes(site.client, path.replaceAll('/', ' '), bytes), signal)
    items.push({ path, fileId })
    const facts = { size: bytes.length, sha256: hash('sha256', bytes) }
    collection.files.set(fileId, { ...facts, harm: new Set(), isNeverThere: false })
  }
  const input = { collectionId: id, items, idempotencyKey }
  const revision = await insist(async () => {
    const answer = (await site.client.request(addItems, { input })).data.addToCollection
    if (answer.__typename !== 'AddToCollectionPayload') throw new Error(JSON.stringify(answer))
    return answer.collection.revision
  }, signal)
  collection.revisions.set(revision, new Map(items.map(({ path, fileId }) => [path, fileId])))
  const spoilable = [...collection.files].filter(([, { size }]) => size > 0)
  for (const [n, [fileId, file]] of random.shuffled(spoilable).slice(0, waysOfHarm.length).entries()) {
    const harm = waysOfHarm[n]
    if (harm === undefined) continue
    file.isNeverThere = true
    await harmFile(lane, { collection, fileId, harm })
  }
}

/** Bytes. The largest is streamed into an artifact, the others are read whole. */
function drawSizes(random: Random): number[] {
  const some = (count: number, least: number, most: number) =>
    Array.from({ length: count }, () => random.whole(least, most))
  const large = random.chance(0.3) ? [8 * MiB + random.whole(1, MiB)] : []
  return random.shuffled([0, ...some(16, 1, 20 * KiB), ...some(6, 50 * KiB, MiB), 1.5 * MiB, ...large])
}
