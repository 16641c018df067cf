import { parseArgs } from 'node:util'
import pg from 'pg'
import { listFiles } from '../../src/files/list-files.ts'
import { encodeCursor } from '../../src/lib/page.ts'
import { startBenchSite } from './bench-site.ts'
import { printEnvironment, printTable, quantile } from './bench-table.ts'
import { filesPage } from './list-documents.ts'
import { insertFiles, type Tagged } from './list-rows.ts'

// Pages of 50 out of many files, by a tag that few have and by one that many have, at the start and far behind it:
// our GraphQL over HTTP, our operation alone, and its statement through plain `pg`, in turns.

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000000' }, explain: { type: 'boolean' } },
})
const rows = Number(values.rows)
const runs = 21

const tagged: readonly Tagged[] = [
  { name: 'every second file', tags: { kind: 'common' }, every: 2 },
  { name: `${Math.floor(rows / 500)} files`, tags: { series: 'some' }, every: 500 },
  { name: `${Math.floor(rows / 100_000)} files`, tags: { matter: 'rare' }, every: 100_000 },
]

const statement = `
  select id, account_id, storage_key, filename, content_type, size, sha256, tags, archive_id, archive_index, job_id,
    modified_at, created_at, updated_at, deleted_at, purging
  from files
  where account_id = $1 and deleted_at is null and tags @> $2 and ($3::uuid is null or id < $3)
  order by id desc limit 51`

/** Milliseconds of each way to get the same page, run in turns. */
async function measure(
  expected: number,
  ways: readonly (() => Promise<{ length: number }>)[],
): Promise<number[]> {
  const times: number[][] = ways.map(() => [])
  for (let run = -3; run < runs; run++) {
    for (const [index, way] of ways.entries()) {
      const start = performance.now()
      const { length } = await way()
      if (length < expected) throw new Error(`a page of ${length}`)
      // The first ones warm up.
      if (run >= 0) times[index]?.push(performance.now() - start)
    }
  }
  return times.map((all) => quantile(all, 0.5))
}

/** The id behind which the page begins: null, or that of the file after so many. The tags come at equal distances. */
async function findPlace(offset: number): Promise<string | null> {
  if (offset === 0) return null
  const found = await plain.query<{ id: string }>('select id from files order by id desc offset $1 limit 1', [
    offset,
  ])
  return found.rows[0]?.id ?? null
}

await using site = await startBenchSite([['api']])
const { accountId } = site.account.caller
await using plain = Object.assign(new pg.Client({ connectionString: site.databaseUrl }), {
  [Symbol.asyncDispose]: () => plain.end(),
})
await plain.connect()
const start = performance.now()
await insertFiles(plain, { accountId, rows, tagged })
printEnvironment(
  `Pages of 50 of ${rows.toLocaleString('en')} files, made in ${((performance.now() - start) / 1000).toFixed(0)} s; medians of ${runs}`,
)
const client = site.connect()
const results: (string | number)[][] = []
for (const { name, tags, every } of tagged) {
  const matching = Math.floor(rows / every)
  const json = JSON.stringify(tags)
  let first: number | null = null
  const deep = matching > 200 ? [Math.floor(matching / 2), matching - 51] : []
  for (const offset of [0, ...deep]) {
    const after = await findPlace(offset * every)
    const parameters = [accountId, json, after]
    const cursor = after && encodeCursor('files', after)
    const [ours = 0, operation = 0, sql = 0] = await measure(Math.min(50, matching), [
      async () => (await client.request(filesPage, { after: cursor, filter: { tags } })).files.edges,
      async () => (await listFiles(site.account, { page: { first: 50, after }, filter: { tags } })).items,
      async () => (await plain.query(statement, parameters)).rows,
    ])
    first ??= ours
    const at = offset === 0 ? 'first page' : `after ${offset.toLocaleString('en')}`
    results.push([name, at, sql, operation, ours, (ours / sql).toFixed(2), (ours / first).toFixed(2)])
    if (values.explain) {
      const plan = await plain.query(`explain (analyze, buffers, costs off) ${statement}`, parameters)
      console.log(`${name}, ${at}\n${plan.rows.map((row) => row['QUERY PLAN']).join('\n')}\n`)
    }
  }
}
printTable(['tag of', 'page', 'SQL ms', 'operation ms', 'GraphQL ms', 'of SQL', 'of the first'], results)
