import { connect } from '../support/database.ts'
import { waitFor } from '../support/wait-for.ts'
import { randomEntries } from '../support/zip.ts'

/** Entries of four batches: those of more than a MiB are batches by themselves. */
export const entriesOfBatches = {
  ...randomEntries(40, 2_000),
  ...Object.fromEntries(Object.entries(randomEntries(22, 1_100_000)).slice(20)),
}

/** What a connection says that is to be halted, as Postgres' clients take it in `PGOPTIONS`. */
export const haltedOptions = '-c test.halts=on'

/** Work that stands still until it's disposed. */
export type HaltedWork = AsyncDisposable & {
  /** The database, for a worker that is to be caught. */
  url: string
  /** Resolves when a job has its first batch, and thus comes no further. */
  caught(): Promise<unknown>
}

/**
 * Halts jobs after their first batch, for workers that come by a URL of their own. They wait before they lock the row,
 * so that others can take the work over, and say nothing any more: they need a long time to live.
 */
export async function haltWork(databaseUrl: string): Promise<HaltedWork> {
  const database = await connect(databaseUrl)
  await database.query(`
    create or replace function halt() returns trigger language plpgsql as $$ begin
      if current_setting('test.halts', true) = 'on'
          and exists (select from work join jobs using (id) where state = 'RUNNING' and extracted > 0) then
        perform pg_advisory_xact_lock_shared(1);
      end if;
      return null;
    end $$;
    create or replace trigger halt before update on work for each statement execute function halt();
    select pg_advisory_lock(1)`)
  const url = new URL(databaseUrl)
  url.searchParams.set('options', haltedOptions)
  const waits = `select from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and objid = 1 and not granted`
  return {
    url: url.href,
    caught: () => waitFor(async () => (await database.query(waits)).rows[0], 60_000),
    [Symbol.asyncDispose]: () => database.end(),
  }
}
