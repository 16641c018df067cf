import { expect, it } from 'vitest'
import { startTestApp } from '../support/test-app.ts'
import { channelList } from './channel-documents.ts'

it('lists the configured stores, the primary first and the replicas by their names', async () => {
  const replicas = [
    { name: 'zebra', directory: '/nowhere/zebra', concurrency: 3 },
    { name: 'nas', directory: '/nowhere/nas', bytesPerSecond: 5_000_000_000 },
  ]
  await using app = await startTestApp({
    settings: {
      STEVEDORE_ROLES: 'api',
      STEVEDORE_PRIMARY_CONCURRENCY: '20',
      STEVEDORE_REPLICAS: JSON.stringify(replicas),
    },
  })
  expect((await app.request(channelList, {})).data.channels).toEqual([
    { name: 'primary', role: 'PRIMARY', concurrency: 20, bytesPerSecond: null },
    { name: 'nas', role: 'REPLICA', concurrency: 8, bytesPerSecond: 5_000_000_000 },
    { name: 'zebra', role: 'REPLICA', concurrency: 3, bytesPerSecond: null },
  ])
})
