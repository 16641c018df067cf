import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createTestSite } from '../support/test-app.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

it('goes on working when its log can not be written', async () => {
  await using site = await createTestSite()
  const full = openSync('/dev/full', 'w')
  const environment = { ...site.environment, STEVEDORE_LOG_LEVEL: 'debug' }
  const stevedore = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', full] })
  closeSync(full)
  if (stevedore.stdout === null) throw new Error('its output is not piped')
  const [printed] = await once(stevedore.stdout, 'data')
  const [, url] = /GraphiQL and the API\s+(http:\S+)\/graphql/.exec(String(printed)) ?? []
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  stevedore.kill('SIGTERM')
  expect((await once(stevedore, 'exit'))[0]).toBe(0)
})
