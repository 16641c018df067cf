import type pg from 'pg'
import type { WorkKind } from '../../src/work/work-states.ts'

/** The setting by which a worker's connections say whose they are; it's given to a process as PGOPTIONS. */
export const connectionOptions = (worker: string): string => `-c chaos.worker=${worker}`

type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>

/**
 * Lets the database itself watch the fence, whatever the service thinks of its claims: only the process that claimed an
 * attempt writes to it, or makes files or names an artifact under it. Another may but take a work whose heartbeat is older
 * than its time to live, or say that the time of an artifact is over. An export leaves PENDING once, and READY for EXPIRED
 * alone. A replay is written to only in a transaction that renews its lease. Rows that come to be are what must not have happened.
 */
export async function auditClaims(query: Query, { heartbeatTtl }: { heartbeatTtl: number }): Promise<void> {
  await query(`
    create table chaos_claims (work_id uuid, attempt int, worker text, primary key (work_id, attempt));
    create table chaos_offences (work_id uuid, attempt int, worker text, deed text);
    create table chaos_artifacts (export_id uuid, key uuid);
    create table chaos_batches (batch_id uuid, attempt int, worker text, primary key (batch_id, attempt));

    create function chaos_offend(work_id uuid, attempt int, deed text) returns void language sql as $$
      insert into chaos_offences
      select work_id, attempt, current_setting('chaos.worker', true), deed
      where current_setting('chaos.worker', true) is distinct from (
        select worker from chaos_claims claim where claim.work_id = $1 and claim.attempt = $2)
    $$;

    create function chaos_audit_work() returns trigger language plpgsql as $$
    begin
      if old.state = 'PENDING' and new.state = 'RUNNING' then
        insert into chaos_claims values (new.id, new.attempt, current_setting('chaos.worker'));
      elsif old.state = 'RUNNING' and new.state <> 'RUNNING'
        and old.heartbeat_at < clock_timestamp() - interval '${heartbeatTtl} seconds' then
        null;
      elsif old.state = 'SUCCEEDED' and new.state = 'SUCCEEDED' and old.attempt = new.attempt then
        null;
      else
        perform chaos_offend(new.id, new.attempt, old.state || ' to ' || new.state);
      end if;
      return null;
    end $$;
    create trigger chaos_audit_work after update on work for each row
      when (current_setting('chaos.worker', true) is not null) execute function chaos_audit_work();

    create function chaos_audit_files() returns trigger language plpgsql as $$
    begin
      perform chaos_offend(work.id, work.attempt, 'made files') from work
      where work.id in (select job_id from made);
      return null;
    end $$;
    create trigger chaos_audit_files after insert on files referencing new table as made for each statement
      when (current_setting('chaos.worker', true) is not null) execute function chaos_audit_files();

    create function chaos_audit_missing() returns trigger language plpgsql as $$
    begin
      perform chaos_offend(work.id, work.attempt, 'said what is missing') from work
      where work.id in (select export_id from made);
      return null;
    end $$;
    create trigger chaos_audit_missing after insert on missing_items referencing new table as made for each statement
      when (current_setting('chaos.worker', true) is not null) execute function chaos_audit_missing();

    create function chaos_audit_export() returns trigger language plpgsql as $$
    declare
      step text := old.state || ' to ' || new.state;
      attempt int := (select work.attempt from work where id = new.id);
    begin
      if old.state <> new.state
        and step not in ('PENDING to READY', 'PENDING to FAILED', 'PENDING to CANCELLED', 'READY to EXPIRED') then
        insert into chaos_offences values (new.id, attempt, current_setting('chaos.worker', true), step);
      end if;
      if old.storage_key is distinct from new.storage_key and new.storage_key is not null then
        insert into chaos_artifacts values (new.id, new.storage_key);
        perform chaos_offend(new.id, attempt, 'named an artifact');
      end if;
      return null;
    end $$;
    create trigger chaos_audit_export after update on exports for each row execute function chaos_audit_export();

    create function chaos_audit_replay() returns trigger language plpgsql as $$
    declare
      held work := (select work from work where id = new.id);
    begin
      if new.phase = 'NEEDS_ATTENTION' then
        return null;
      elsif (select xmin::text from work where id = new.id) <> pg_current_xact_id()::xid::text then
        insert into chaos_offences values (new.id, held.attempt, current_setting('chaos.worker'), 'wrote without the lease');
      end if;
      perform chaos_offend(new.id, held.attempt, old.phase || ' to ' || new.phase);
      return null;
    end $$;
    create trigger chaos_audit_replay after update on replays for each row
      when (current_setting('chaos.worker', true) is not null) execute function chaos_audit_replay();

    create function chaos_audit_batch() returns trigger language plpgsql as $$
    begin
      if old.state = 'READY' and new.state = 'CLAIMED' then
        insert into chaos_batches values (new.id, new.attempt, current_setting('chaos.worker', true));
      end if;
      return null;
    end $$;
    create trigger chaos_audit_batch after update on sync_batches for each row execute function chaos_audit_batch();

    create function chaos_audit_task() returns trigger language plpgsql as $$
    declare
      batch sync_batches := (select batch from sync_batches batch where id = new.batch_id);
      writer text := current_setting('chaos.worker', true);
    begin
      if old.state <> 'DUE' then
        insert into chaos_offences values (new.run_id, batch.attempt, writer, 'settled a task again');
      elsif batch.state = 'CLAIMED' and writer is distinct from (
        select worker from chaos_batches claim where claim.batch_id = batch.id and claim.attempt = batch.attempt) then
        insert into chaos_offences values (new.run_id, batch.attempt, writer, 'settled a task of a batch of another');
      end if;
      return null;
    end $$;
    create trigger chaos_audit_task after update on sync_tasks for each row execute function chaos_audit_task()`)
}

/** The workers that are at work now, and at what kinds of it. */
export async function readBusy(query: Query): Promise<Map<string, Set<WorkKind>>> {
  const busy = await query<{ worker: string; kinds: WorkKind[] }>(`
    select worker, array_agg(kind) as kinds from work
      join chaos_claims on work_id = id and chaos_claims.attempt = work.attempt
    where state = 'RUNNING' group by worker
    union all
    select worker, array['SYNC_RUN'] as kinds from sync_batches batch
      join chaos_batches claim on claim.batch_id = batch.id and claim.attempt = batch.attempt
    where batch.state = 'CLAIMED' group by worker`)
  const byWorker = Map.groupBy(busy, ({ worker }) => worker)
  return new Map([...byWorker].map(([worker, some]) => [worker, new Set(some.flatMap(({ kinds }) => kinds))]))
}

export async function checkClaims(query: Query): Promise<{ findings: string[]; claims: number }> {
  const offences = await query<{
    id: string
    attempt: number
    worker: string
    deed: string
    claimer: string
  }>(`
    select work_id as id, attempt, offence.worker, deed, claim.worker as claimer
    from chaos_offences offence left join chaos_claims claim using (work_id, attempt)`)
  const claims = await query('select from chaos_claims')
  return {
    claims: claims.length,
    findings: offences.map(
      ({ id, attempt, worker, deed, claimer }) =>
        `work ${id}: ${worker} wrote to attempt ${attempt} (${deed}), which ${claimer} had claimed`,
    ),
  }
}
