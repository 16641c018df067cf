import { restoreFile } from '../exports/export-documents.ts'
import type { Random } from '../support/seeded-random.ts'
import { addItems, removeItems } from './chaos-documents.ts'
import { harmFile, harms } from './harm-file.ts'
import { insist } from './insist.ts'
import type { Lane } from './lane.ts'
import type { AskedCollection } from './ledger.ts'

/** Harmed files are enough when there are so many: the others shall come through. */
const mostHarmed = 8

/** A change to a collection or to one of its files, drawn before it's known what there is to change. */
export type Change = {
  kind: 'ADD' | 'REMOVE' | 'HARM' | 'RESTORE'
  place: number
  harm: (typeof harms)[number]
  key: string
}

export function drawChange(random: Random): Change {
  return {
    kind: random.pick(['ADD', 'REMOVE', 'HARM', 'HARM', 'RESTORE']),
    place: random.share(),
    harm: random.pick([...harms, 'DELETED', 'DELETED', 'DELETED']),
    key: random.bytes(8).toString('hex'),
  }
}

/** Makes the change. The lane alone changes its collection, so it knows what each revision holds. */
export async function changeCollection(
  lane: Lane,
  { id, collection, change }: { id: string; collection: AskedCollection; change: Change },
): Promise<void> {
  const { site, signal } = lane
  const { place, key } = change
  const present = Math.max(...collection.revisions.keys())
  const items = new Map(collection.revisions.get(present))
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(place * list.length)]
  const files = [...collection.files].map(([fileId, file]) => ({ fileId, ...file }))
  switch (change.kind) {
    case 'ADD': {
      const file = pick(files.filter(({ harm }) => harm.size === 0))
      if (file === undefined) return
      const item = { path: `added/${key}.bin`, fileId: file.fileId }
      const revision = await insist(async () => {
        const input = { collectionId: id, items: [item], idempotencyKey: key }
        const answer = (await site.client.request(addItems, { input })).data.addToCollection
        if (answer.__typename !== 'AddToCollectionPayload') throw new Error(JSON.stringify(answer))
        return answer.collection.revision
      }, signal)
      collection.revisions.set(revision, items.set(item.path, item.fileId))
      return
    }
    case 'REMOVE': {
      const path = pick([...items.keys()])
      if (path === undefined || items.size < 10) return
      const revision = await insist(async () => {
        const input = { collectionId: id, paths: [path] }
        const answer = (await site.client.request(removeItems, { input })).data.removeFromCollection
        if (answer.__typename !== 'RemoveFromCollectionPayload') throw new Error(JSON.stringify(answer))
        return answer.collection.revision
      }, signal)
      items.delete(path)
      collection.revisions.set(revision, items)
      return
    }
    case 'HARM': {
      const whole = files.filter(({ harm, size }) => harm.size === 0 && size > 0)
      const file = pick(whole)
      if (file === undefined || files.length - whole.length > mostHarmed) return
      await harmFile(lane, { collection, fileId: file.fileId, harm: change.harm })
      return
    }
    case 'RESTORE': {
      const file = pick(files.filter(({ harm, isNeverThere }) => harm.has('DELETED') && !isNeverThere))
      if (file === undefined) return
      await insist(() => site.client.request(restoreFile, { fileId: file.fileId }), signal)
      return
    }
    default:
      throw new Error(`unknown change ${change.kind satisfies never}`)
  }
}
