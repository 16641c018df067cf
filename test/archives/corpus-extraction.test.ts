import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { File } from '../../src/files/file.entity.ts'
import type { CorpusEntriesQuery } from '../../src/gql/graphql.ts'
import { bounded } from '../../src/lib/bounded.ts'
import { hashBytes } from '../../src/lib/hash-bytes.ts'
import { uploadBytes } from '../support/files.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { corpusEntries, corpusExtraction, corpusFiles, corpusJob } from './corpus-documents.ts'
import { expectListing, expectRefusal } from './expect-verdict.ts'
import { type ExpectedEntry, hasCorpus, pathsAllowed, readArchive, readExpected } from './zip-corpus.ts'

const { files, limits } = readExpected()

type Archive = NonNullable<NonNullable<CorpusEntriesQuery['file']>['archive']>
type Entry = Archive['entries']['edges'][number]['node']

/** What came of an archive: why it was refused, or its entries after a job. */
type Outcome = { problem: string } | { entries: Entry[]; files: number }

describe.runIf(hasCorpus)('an archive of the corpus that is uploaded, listed and extracted', () => {
  let app: TestApp
  const outcomes = new Map<string, Outcome>()
  beforeAll(async () => {
    app = await startTestApp({
      settings: {
        STEVEDORE_JOB_CONCURRENCY: '4',
        STEVEDORE_MAX_ARCHIVE_ENTRIES: String(limits.maxEntries),
        STEVEDORE_MAX_ENTRY_BYTES: String(limits.maxEntryBytes),
        STEVEDORE_MAX_ENTRY_RATIO: String(limits.maxRatio),
      },
    })
    await using sockets = openSocketClient(app)
    const run = async ({ file }: { file: string }) => {
      outcomes.set(file, await extract(app, sockets, file))
    }
    await bounded({ items: files, limit: 8, run })
  }, 300_000)
  afterAll(() => app[Symbol.asyncDispose]())

  test.each(files)('$file ends within its allowed outcomes', (row) => {
    const outcome = outcomes.get(row.file)
    if (outcome === undefined || 'problem' in outcome) return expectRefusal(row, outcome?.problem)
    expectListing(
      row,
      outcome.entries.map(({ index }) => index),
    )
    for (const [at, expected] of row.entries.entries()) {
      const entry = outcome.entries[at]
      if (entry) expectEntry(entry, expected)
    }
    expect(outcome.files).toBe(outcome.entries.filter(({ file }) => file).length)
  })

  test('stores the bytes that its files name, and no others', async () => {
    const rows = await app.caller.em.fork().find(File, {})
    const byKey = new Map(rows.map((row) => [row.storageKey, row]))
    for await (const { key } of app.caller.store.list()) {
      const bytes = hashBytes(await app.caller.store.read(key))
      for await (const _ of bytes);
      expect(byKey.get(key)).toMatchObject(bytes.result())
      byKey.delete(key)
    }
    expect(byKey.size).toBe(0)
  })
})

async function extract(app: TestApp, sockets: Client, file: string): Promise<Outcome> {
  const id = await uploadBytes(app, file, readArchive(file))
  const before = await readEntries(app, id)
  if ('problem' in before) return before
  const { data } = await app.request(corpusExtraction, { id })
  if (data.extractArchive.__typename !== 'ExtractArchivePayload') throw new Error(JSON.stringify(data))
  let state: string | null = null
  for await (const { jobUpdated } of subscribe(sockets, corpusJob, { id: data.extractArchive.job.id })) {
    state = `${jobUpdated.state} ${jobUpdated.failure?.message ?? ''}`.trim()
  }
  expect(state, file).toBe('SUCCEEDED')
  const after = await readEntries(app, id)
  if ('problem' in after) throw new Error(`${file} has become ${after.problem}`)
  const children = await app.request(corpusFiles, { tags: { 'stevedore/archive-id': id } })
  return { ...after, files: children.data.files.totalCount }
}

async function readEntries(app: TestApp, id: string): Promise<{ problem: string } | { entries: Entry[] }> {
  const entries: Entry[] = []
  let after: string | null = null
  do {
    const page: { data: CorpusEntriesQuery } = await app.request(corpusEntries, { id, after })
    const archive = page.data.file?.archive
    if (!archive || archive.problem) return { problem: archive?.problem?.code ?? 'NOT_A_ZIP' }
    entries.push(...archive.entries.edges.map(({ node }) => node))
    const { hasNextPage, endCursor } = archive.entries.pageInfo
    after = hasNextPage ? (endCursor ?? null) : null
  } while (after !== null)
  return { entries }
}

function expectEntry({ path, skipReason, file }: Entry, expected: ExpectedEntry): void {
  // What systems leave behind is sound, but nobody's file.
  if (skipReason === 'PLATFORM_METADATA') return
  const place = `entry ${expected.index}, ${skipReason ?? 'extracted'}`
  const outcome = file ? 'ok' : 'skip-entry'
  expect([expected.verdict, ...(expected.also ?? [])], place).toContain(outcome)
  expect(skipReason === null, place).toBe(file !== null)
  if (!file) return
  expect(file.sha256, place).toBe(expected.sha256)
  expect(pathsAllowed(expected), place).toContain(path?.normalize('NFC'))
  expect(file.tags['stevedore/archive-path'], place).toBe(path)
}
