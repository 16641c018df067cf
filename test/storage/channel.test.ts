import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Registry } from '@prometheus-io/client'
import { expect, it } from 'vitest'
import { createStoreMetrics } from '../../src/metrics/store-metrics.ts'
import { openChannels } from '../../src/storage/channel.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { openTemporaryStore } from './temporary-store.ts'

it('says of a replica that can not be opened what is wrong, as of one that is open, and opens it later', async () => {
  await using primary = await openTemporaryStore()
  const directory = join(primary.directory, 'replica')
  await writeFile(directory, 'a file')
  const pace = { concurrency: 1, bytesPerSecond: null }
  await using channels = openChannels(
    {
      primaryPace: pace,
      replicas: [{ name: 'replica', directory, makesDirectory: true, s3: null, ...pace }],
    },
    { primary: primary.store, openStore, metrics: createStoreMetrics(new Registry()) },
  )
  const replica = channels.get('replica')
  const wrong = { reason: 'STORE_UNAVAILABLE', message: 'a file lies where a folder belongs' }
  await expect(replica?.open()).rejects.toMatchObject(wrong)
  await rm(directory)
  await expect((await replica?.open())?.check()).resolves.toBeUndefined()
})
