import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { runToEnd } from './sync-client.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  for (const name of ['a', 'b', 'c']) await uploadBytes(app, `${name}.txt`, Buffer.from(name.repeat(100)))
})
afterAll(() => app[Symbol.asyncDispose]())

it('reads every file again and ends SUCCEEDED where all are as they were stored', async () => {
  const run = await runToEnd(app, { kind: 'VERIFY', channels: ['primary'] })
  expect(run).toMatchObject({ state: 'SUCCEEDED', runState: 'SUCCEEDED', listedAll: true, cycle: 1 })
  expect(run.channels).toMatchObject([
    {
      channel: 'primary',
      listed: 3,
      done: 3,
      skipped: 0,
      failed: 0,
      listedBytes: 300,
      settledBytes: 300,
    },
  ])
})
