import { hash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spawnStevedore } from '../support/spawn-stevedore.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { createClientOf } from '../support/test-client.ts'
import { waitFor } from '../support/wait-for.ts'
import { announce, askOffset, beginPatch, readUpload, sendByTus } from './tus-client.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => api[Symbol.asyncDispose]())

it('an upload goes on in another process after kill -9, from what the store holds', async () => {
  const bytes = randomBytes(3_000_000)
  const { id, url } = await announce(api, { size: bytes.length })
  await using doomed = spawnStevedore({ ...api.site.environment, STEVEDORE_ROLES: 'api' })
  const [, address = ''] = await doomed.printed(/(http:\S+)\/graphql/)
  const client = createClientOf({ url: address, secret: api.secret })
  beginPatch(url.replace(api.url, address), bytes.subarray(0, 2_000_000), { offset: 0, length: bytes.length })
  await waitFor(async () => (await readUpload(client, id)).received === 2_000_000)
  doomed.process.kill('SIGKILL')
  await doomed.exited
  const offset = await waitFor(async () => {
    const answer = await askOffset(url)
    return typeof answer === 'number' ? answer : null
  }, 20_000)
  // What is gathered for the next write is lost with the process.
  expect(offset).toBeGreaterThan(1_700_000)
  expect(offset).toBeLessThanOrEqual(2_000_000)
  await sendByTus(bytes, { uploadUrl: url })
  expect(await readUpload(api, id)).toMatchObject({
    state: 'COMPLETED',
    file: { sha256: hash('sha256', bytes), size: bytes.length },
  })
})
