import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createContext } from '../../src/context.ts'
import { hasPooler, startPooler } from '../support/pooler.ts'
import { createTestSite, startTestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { tellStory } from './tell-story.ts'

describe.runIf(hasPooler)('a database behind a pooler in session mode', () => {
  it('is no different from one without, also after the pooler was killed', async () => {
    await using site = await createTestSite()
    await using pooler = await startPooler(site.databaseUrl)
    await using app = await startTestApp({ site, settings: { DATABASE_URL: pooler.url } })
    await tellStory(app)
    const { em } = createContext(app.app.services)
    const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(em.getKysely())
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '5s' }])

    await pooler.restart()
    await waitFor(async () => (await fetch(`${app.url}/readyz`)).status === 200, 30_000)
    await tellStory(app)
  })
})
