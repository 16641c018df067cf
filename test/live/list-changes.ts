import { sql } from 'kysely'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { revokeApiKey } from '../../src/accounts/revoke-api-key.ts'
import { addToCollection } from '../../src/collections/add-to-collection.ts'
import { createCollection } from '../../src/collections/create-collection.ts'
import { deleteCollection } from '../../src/collections/delete-collection.ts'
import { moveInCollection } from '../../src/collections/move-in-collection.ts'
import { removeFromCollection } from '../../src/collections/remove-from-collection.ts'
import { updateCollection } from '../../src/collections/update-collection.ts'
import { type CallerContext, createContext } from '../../src/context.ts'
import { cancelUpload } from '../../src/files/cancel-upload.ts'
import { deleteFile } from '../../src/files/delete-file.ts'
import { restoreFile } from '../../src/files/restore-file.ts'
import { storeFile } from '../../src/files/store-file.ts'
import { updateFileTags } from '../../src/files/update-file-tags.ts'
import type { AccountList } from '../../src/gql/graphql.ts'
import { createSyncSchedule } from '../../src/sync-runs/schedules/create-sync-schedule.ts'
import { deleteSyncSchedule } from '../../src/sync-runs/schedules/delete-sync-schedule.ts'
import { startDueRuns } from '../../src/sync-runs/schedules/start-due-runs.ts'
import { updateSyncSchedule } from '../../src/sync-runs/schedules/update-sync-schedule.ts'
import { makeFile } from '../files/make-file.ts'
import { newUpload, putBytes } from '../files/test-upload.ts'

/** Something that changes lists; `prepare` makes what there must be before. */
type ListChange = {
  change: string
  lists: AccountList[]
  prepare: (ctx: CallerContext, url: string) => Promise<() => Promise<unknown>>
}

async function makeCollection(ctx: CallerContext): Promise<{ collectionId: string; fileId: string }> {
  const { id: fileId } = await makeFile(ctx)
  const { collection } = await createCollection(ctx, { name: 'test' })
  await addToCollection(ctx, { collectionId: collection.id, items: [{ fileId, path: 'a' }] })
  return { collectionId: collection.id, fileId }
}

async function makeSchedule(ctx: CallerContext): Promise<string> {
  return (await createSyncSchedule(ctx, { kind: 'VERIFY', cron: '0 0 1 1 *' })).schedule.id
}

/** As if its time had come; `channels` it may not know. */
async function makeDue(ctx: CallerContext, scheduleId: string, channels: string[] | null): Promise<void> {
  await sql`
    update sync_schedules set next_at = now() - interval '1 hour', channels = ${channels}::text[]
    where id = ${scheduleId}`.execute(ctx.em.getKysely())
}

const content = { contentType: null, sha256: null, tags: null, idempotencyKey: null }
const bytes = async function* () {
  yield Buffer.from('hello')
}
const newKey = { name: 'new', scopes: ['READ'], expiresAt: null } as const

export const listChanges: ListChange[] = [
  {
    change: 'a file comes with its wish',
    lists: ['FILES'],
    prepare: async (ctx) => () => storeFile(ctx, { ...content, filename: 'a', bytes }),
  },
  {
    change: 'an upload is completed',
    lists: ['FILES', 'UPLOADS'],
    prepare: async (ctx, url) => {
      const upload = await newUpload(ctx, url)
      return () => putBytes(upload.url, 'hello')
    },
  },
  {
    change: 'an upload is cancelled',
    lists: ['UPLOADS'],
    prepare: async (ctx, url) => {
      const { upload } = await newUpload(ctx, url)
      return () => cancelUpload(ctx, { uploadId: upload.id })
    },
  },
  {
    change: 'a file gets other tags',
    lists: ['FILES'],
    prepare: async (ctx) => {
      const { id } = await makeFile(ctx)
      return () => updateFileTags(ctx, { fileId: id, mode: 'MERGE', tags: { a: 1 } })
    },
  },
  {
    change: 'a file is deleted',
    lists: ['FILES', 'TRASH'],
    prepare: async (ctx) => {
      const { id } = await makeFile(ctx)
      return () => deleteFile(ctx, { fileId: id })
    },
  },
  {
    change: 'a file is restored',
    lists: ['FILES', 'TRASH'],
    prepare: async (ctx) => {
      const { id } = await makeFile(ctx)
      await deleteFile(ctx, { fileId: id })
      return () => restoreFile(ctx, { fileId: id })
    },
  },
  {
    change: 'a collection is created',
    lists: ['COLLECTIONS'],
    prepare: async (ctx) => () => createCollection(ctx, { name: 'test' }),
  },
  {
    change: 'a collection is renamed',
    lists: ['COLLECTIONS'],
    prepare: async (ctx) => {
      const { collectionId } = await makeCollection(ctx)
      return () => updateCollection(ctx, { collectionId, name: 'other' })
    },
  },
  {
    change: 'a file is added to a collection',
    lists: ['COLLECTIONS'],
    prepare: async (ctx) => {
      const { collectionId, fileId } = await makeCollection(ctx)
      return () => addToCollection(ctx, { collectionId, items: [{ fileId, path: 'b' }] })
    },
  },
  {
    change: 'something moves in a collection',
    lists: ['COLLECTIONS'],
    prepare: async (ctx) => {
      const { collectionId } = await makeCollection(ctx)
      return () => moveInCollection(ctx, { collectionId, from: 'a', to: 'b' })
    },
  },
  {
    change: 'something is removed from a collection',
    lists: ['COLLECTIONS'],
    prepare: async (ctx) => {
      const { collectionId } = await makeCollection(ctx)
      return () => removeFromCollection(ctx, { collectionId, all: true })
    },
  },
  {
    change: 'a collection is deleted',
    lists: ['COLLECTIONS'],
    prepare: async (ctx) => {
      const { collectionId } = await makeCollection(ctx)
      return () => deleteCollection(ctx, { collectionId })
    },
  },
  {
    change: 'an API key is created',
    lists: ['API_KEYS'],
    prepare: async (ctx) => () => createApiKey(ctx, newKey),
  },
  {
    change: 'an API key is revoked',
    lists: ['API_KEYS'],
    prepare: async (ctx) => {
      const { apiKey } = await createApiKey(ctx, newKey)
      return () => revokeApiKey(ctx, { apiKeyId: apiKey.id })
    },
  },
  {
    change: 'a schedule is created',
    lists: ['SCHEDULES'],
    prepare: async (ctx) => () => makeSchedule(ctx),
  },
  {
    change: 'a schedule is changed',
    lists: ['SCHEDULES'],
    prepare: async (ctx) => {
      const scheduleId = await makeSchedule(ctx)
      return () => updateSyncSchedule(ctx, { scheduleId, enabled: false })
    },
  },
  {
    change: 'a schedule is deleted',
    lists: ['SCHEDULES'],
    prepare: async (ctx) => {
      const scheduleId = await makeSchedule(ctx)
      return () => deleteSyncSchedule(ctx, { scheduleId })
    },
  },
  {
    change: 'a schedule starts a run',
    lists: ['SCHEDULES'],
    prepare: async (ctx) => {
      const scheduleId = await makeSchedule(ctx)
      return async () => {
        await makeDue(ctx, scheduleId, null)
        await startDueRuns(createContext(ctx))
      }
    },
  },
  {
    change: 'a schedule can not start its run',
    lists: ['SCHEDULES'],
    prepare: async (ctx) => {
      const scheduleId = await makeSchedule(ctx)
      return async () => {
        await makeDue(ctx, scheduleId, ['gone'])
        await startDueRuns(createContext(ctx))
      }
    },
  },
]
