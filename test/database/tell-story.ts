import { expect } from 'vitest'
import { extractToEnd } from '../jobs/ask.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import type { TestApp } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'

/** Statements, a transaction with a queue entry, a worker that is woken by it, and live events: all that a database is for. */
export async function tellStory(app: TestApp): Promise<void> {
  const archiveId = await uploadBytes(app, 'archive.zip', await makeZip(randomEntries(20, 100)))
  expect(await extractToEnd(app, { archiveId })).toMatchObject({
    state: 'SUCCEEDED',
    summary: { extracted: 20, skipped: [] },
  })
  expect((await readChildren(app, archiveId)).size).toBe(20)
  expect(await (await fetch(`${app.url}/readyz`)).json()).toMatchObject({
    checks: { database: true, live: true },
  })
}
