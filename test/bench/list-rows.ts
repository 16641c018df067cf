import type pg from 'pg'

/** A tag, and every how many files have it. */
export type Tagged = { name: string; tags: Record<string, string>; every: number }

/** Inserts `rows` files of an account in one statement, without the indexes, which are built afterwards. */
export async function insertFiles(
  client: pg.Client,
  { accountId, rows, tagged }: { accountId: string; rows: number; tagged: readonly Tagged[] },
): Promise<void> {
  // Those behind a constraint stay.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'files' and not exists (select from pg_constraint where conname = indexname)`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  // Without the foreign key's look at the account for each row, which would take as long as all the rest.
  await client.query('set session_replication_role = replica')
  const some = tagged.map(
    ({ every, tags }) => `case when n % ${every} = 0 then '${JSON.stringify(tags)}'::jsonb else '{}' end`,
  )
  await client.query(
    `insert into files (account_id, storage_key, filename, content_type, size, sha256, tags)
     select $1, uuidv7(), 'file-' || n || '.txt', 'text/plain', n % 100000, md5(n::text) || md5(n::text),
       ${[`jsonb_build_object('station', n % 1000)`, ...some].join(' || ')}
     from generate_series(1, ${rows}) as n`,
    [accountId],
  )
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const { definition } of indexes) await client.query(definition)
  await client.query('vacuum analyze files')
}
