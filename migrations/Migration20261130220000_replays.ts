import { Migration } from '@mikro-orm/migrations'

export class Migration20261130220000_replays extends Migration {
  override up(): void {
    this.addSql(`
    create table "replays" (
      "id" uuid not null,
      "account_id" uuid not null,
      "source_run_id" uuid not null,
      "target_run_id" uuid not null,
      "idempotency_key" text not null,
      "fingerprint" text not null,
      "filter" jsonb null,
      "by_id" boolean not null,
      "phase" text not null default 'ACCEPTED',
      "stuck_in" text null,
      "revision" int not null default 1,
      "selected" int not null,
      "taken" int not null,
      "enqueued_up_to" uuid null,
      "enqueued" int not null default 0,
      "newly_enqueued" int not null default 0,
      "already_present" int not null default 0,
      "released" int not null default 0,
      "cleaned_up_to" uuid null,
      "replayed" int not null default 0,
      "conflicts" int not null default 0,
      "receipt" jsonb null,
      "decision" text null,
      "decision_note" text null,
      "decided_at" timestamptz(3) null,
      primary key ("id")
    )
    `)
    this.addSql(
      `alter table "replays" add constraint "replays_target_run_id_unique" unique ("target_run_id")`,
    )
    this.addSql(`create unique index "replays_reservation" on "replays" ("source_run_id", "idempotency_key")`)
    this.addSql(`create index "replays_source_run_id_id_index" on "replays" ("source_run_id", "id")`)
    this.addSql(`create index "replays_account_id_id_index" on "replays" ("account_id", "id")`)
    this.addSql(`
    create table "replay_items" (
      "replay_id" uuid not null,
      "failure_id" uuid not null,
      "version" int not null,
      "subject_id" uuid not null,
      "channel" text not null,
      "action" text not null,
      "size" bigint null,
      "state" text not null,
      "taken_by" uuid null,
      "conflict" text null,
      primary key ("replay_id", "failure_id")
    )
    `)
    this.addSql(
      `create unique index "replay_items_owner" on "replay_items" ("failure_id") where "state" in ('CONFLICT', 'SELECTED')`,
    )
    this.addSql(`alter table "garbage_totals" drop constraint "garbage_totals_pass_check"`)
    this.addSql(
      `alter table "garbage_totals" add constraint "garbage_totals_pass_check" check ("pass" in ('REMOVE_CONDEMNED', 'PURGE_FILES', 'RECLAIM_ORPHANS', 'EXPIRE_UPLOADS', 'RECLAIM_PARTS', 'PURGE_UPLOADS', 'PURGE_KEYS', 'PURGE_WORK', 'PURGE_REPLAYS', 'PURGE_SYNC_RUNS', 'PURGE_COLLECTIONS', 'PURGE_DELETED_COLLECTIONS', 'PURGE_PAST_ITEMS'))`,
    )
    this.addSql(`alter table "work" drop constraint "work_kind_check"`)
    this.addSql(
      `alter table "work" add constraint "work_kind_check" check ("kind" in ('COMPLETION', 'DELETION', 'EXPORT', 'JOB', 'REPLAY', 'SYNC_RUN'))`,
    )
    this.addSql(`alter table "timeline_entries" drop constraint "timeline_entries_event_check"`)
    this.addSql(
      `alter table "timeline_entries" add constraint "timeline_entries_event_check" check ("event" in ('CANCELLED', 'CANCEL_REQUESTED', 'CLAIMED', 'CREATED', 'EXPIRED', 'FAILED', 'PARKED', 'PAUSED', 'REAPED', 'REPLAYED', 'RESUMED', 'RETRIED', 'SUCCEEDED'))`,
    )
    this.addSql(`alter table "sync_runs" add "source_run_id" uuid null`)
    this.addSql(`alter table "sync_failures" drop constraint "sync_failures_state_check"`)
    this.addSql(`alter table "sync_failures" add "replay_id" uuid null`)
    this.addSql(
      `alter table "sync_failures" add constraint "sync_failures_state_check" check ("state" in ('PENDING', 'REPLAYED', 'RETRYING'))`,
    )
    this.addSql(
      `alter table "replays" add constraint "replays_id_foreign" foreign key ("id") references "work" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "replays" add constraint "replays_account_id_foreign" foreign key ("account_id") references "accounts" ("id")`,
    )
    this.addSql(
      `alter table "replays" add constraint "replays_phase_check" check ("phase" in ('ACCEPTED', 'CANCELLED', 'CLEANUP_PENDING', 'COMPLETED', 'NEEDS_ATTENTION', 'PROCESSING', 'RECEIPT_PENDING'))`,
    )
    this.addSql(
      `alter table "replays" add constraint "replays_stuck_in_check" check ("stuck_in" in ('ACCEPTED', 'PROCESSING', 'CLEANUP_PENDING', 'RECEIPT_PENDING'))`,
    )
    this.addSql(
      `alter table "replays" add constraint "replays_decision_check" check ("decision" in ('LEAVE', 'RETRY'))`,
    )
    this.addSql(
      `alter table "replay_items" add constraint "replay_items_replay_id_foreign" foreign key ("replay_id") references "replays" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "replay_items" add constraint "replay_items_action_check" check ("action" in ('CONFIRM', 'COPY', 'REMOVE', 'REPLACE', 'VERIFY'))`,
    )
    this.addSql(
      `alter table "replay_items" add constraint "replay_items_state_check" check ("state" in ('CONFLICT', 'LEFT', 'SELECTED', 'TAKEN'))`,
    )
    this.addSql(
      `alter table "replay_items" add constraint "replay_items_conflict_check" check ("conflict" in ('CHANGED', 'GONE', 'NOT_IN_TARGET'))`,
    )
  }
}
