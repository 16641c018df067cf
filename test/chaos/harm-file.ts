import { appendFile, open, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteFile } from '../support/documents.ts'
import { storeDirectory } from './chaos-site.ts'
import { insist } from './insist.ts'
import type { Lane } from './lane.ts'
import type { AskedCollection } from './ledger.ts'

/** What may become of a file. The first three are what a disk does that forgets. */
export const harms = ['OTHER_BYTES', 'FEWER_BYTES', 'MORE_BYTES', 'LOST', 'DELETED'] as const
export type Harm = (typeof harms)[number]

export const damages = ['OTHER_BYTES', 'FEWER_BYTES', 'MORE_BYTES', 'LOST'] as const satisfies readonly Harm[]
export type Damage = (typeof damages)[number]

/** Harms a file that has bytes: in the store past the service, or by deleting it. What may be said of it is noted before. */
export async function harmFile(
  { site, signal }: Lane,
  { collection, fileId, harm }: { collection: AskedCollection; fileId: string; harm: Harm },
): Promise<void> {
  const file = collection.files.get(fileId)
  if (file === undefined) throw new Error(`nobody asked for the file ${fileId}`)
  file.harm.add(harm === 'LOST' || harm === 'DELETED' ? harm : 'DAMAGED')
  if (harm === 'DELETED') {
    await insist(() => site.client.request(deleteFile, { fileId }), signal)
    return
  }
  site.ledger.spoiled.add(fileId)
  const find = () =>
    site.query<{ key: string }>('select storage_key as key from files where id = $1', [fileId])
  const [{ key } = { key: '' }] = await insist(find, signal)
  await spoilObject(join(storeDirectory(site.directory), 'objects', key.slice(0, 2), key), harm)
}

/** What a disk does that forgets, to an object that is there. */
export async function spoilObject(path: string, harm: Damage): Promise<void> {
  switch (harm) {
    case 'OTHER_BYTES': {
      await using file = await open(path, 'r+')
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, 0)
      await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, 0)
      return
    }
    case 'FEWER_BYTES': {
      await using file = await open(path, 'r')
      const { size } = await file.stat()
      await truncate(path, size - 1)
      return
    }
    case 'MORE_BYTES':
      await appendFile(path, 'more')
      return
    case 'LOST':
      await rm(path)
      return
    default:
      throw new Error(`unknown harm ${harm satisfies never}`)
  }
}
