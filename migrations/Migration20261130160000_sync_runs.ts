import { Migration } from '@mikro-orm/migrations'

export class Migration20261130160000_sync_runs extends Migration {
  override up(): void {
    this.addSql(`
    create table "channel_health" (
      "channel" text not null,
      "troubled_since" timestamptz(3) null,
      "down_until" timestamptz(3) null,
      "message" text null,
      primary key ("channel")
    )
    `)
    this.addSql(`
    create table "file_copies" (
      "file_id" uuid not null,
      "channel" text not null,
      "confirmed_at" timestamptz(3) null,
      "fault" text null,
      "run_id" uuid not null,
      primary key ("file_id", "channel")
    )
    `)
    this.addSql(`
    create table "run_archives" (
      "run_id" uuid not null,
      "account_id" uuid not null,
      "kind" text not null,
      "operation" text not null,
      "month" text not null,
      "cycle" int null,
      "outcome" text not null,
      "version" int not null,
      "state" text not null default 'PENDING',
      "attempts" int not null default 0,
      "due_at" timestamptz(3) null,
      "last_error" text null,
      "storage_key" uuid null,
      "size_bytes" bigint null,
      "sha256" text null,
      "failures_storage_key" uuid null,
      "failures_size_bytes" bigint null,
      "failures_sha256" text null,
      "published_at" timestamptz(3) null,
      primary key ("run_id")
    )
    `)
    this.addSql(
      `create index "run_archives_account_id_run_id_index" on "run_archives" ("account_id", "run_id")`,
    )
    this.addSql(`create index "run_archives_pending" on "run_archives" ("run_id") where "state" = 'PENDING'`)
    this.addSql(`create unique index "run_archives_objects" on "run_archives" ("storage_key")`)
    this.addSql(
      `create unique index "run_archives_failures_objects" on "run_archives" ("failures_storage_key")`,
    )
    this.addSql(`
    create table "sync_schedules" (
      "id" uuid not null default uuidv7(),
      "account_id" uuid not null,
      "kind" text not null,
      "cron" text not null,
      "time_zone" text not null,
      "options" jsonb not null,
      "filter" jsonb null,
      "enabled" boolean not null default true,
      "next_at" timestamptz(3) null,
      "last_run_id" uuid null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) null,
      "channels" text[] null,
      "last_error" text null,
      primary key ("id")
    )
    `)
    this.addSql(`create index "sync_schedules_account_id_id_index" on "sync_schedules" ("account_id", "id")`)
    this.addSql(
      `create index "sync_schedules_due" on "sync_schedules" ("next_at") where "next_at" is not null`,
    )
    this.addSql(`
    create table "sync_runs" (
      "id" uuid not null,
      "account_id" uuid not null,
      "kind" text not null,
      "operation" text not null,
      "month" text not null,
      "cycle" int null,
      "dry_run" boolean not null,
      "options" jsonb not null,
      "filter" jsonb null,
      "channels" text[] not null,
      "schedule_id" uuid null,
      "outcome" text null,
      "paused_at" timestamptz(3) null,
      "waits_until" timestamptz(3) null,
      "cursor" uuid null,
      "up_to" uuid not null,
      "producer_done" boolean not null default false,
      "removals_refused" int not null default 0,
      "spent_on" date null,
      "spent_bytes" bigint not null default '0',
      "spent_seconds" double precision not null default 0,
      "counted_bytes" bigint not null default '0',
      "forgotten_at" timestamptz(3) null,
      primary key ("id")
    )
    `)
    this.addSql(
      `create unique index "sync_runs_identity" on "sync_runs" ("account_id", "kind", "month", "cycle") where "operation" = 'FULL'`,
    )
    this.addSql(`create index "sync_runs_by_outcome" on "sync_runs" ("account_id", "outcome", "id" desc)`)
    this.addSql(`
    create table "sync_tasks" (
      "run_id" uuid not null,
      "subject_id" uuid not null,
      "channel" text not null,
      "batch_id" uuid not null,
      "action" text not null,
      "state" text not null default 'DUE',
      "round" smallint not null default 1,
      primary key ("run_id", "subject_id", "channel")
    )
    `)
    this.addSql(`create index "sync_tasks_batch_id_index" on "sync_tasks" ("batch_id")`)
    this.addSql(`
    create table "sync_run_channels" (
      "run_id" uuid not null,
      "channel" text not null,
      "listed" int not null default 0,
      "done" int not null default 0,
      "skipped" int not null default 0,
      "failed" int not null default 0,
      "pending_failures" int not null default 0,
      "retrying" int not null default 0,
      "listed_bytes" bigint not null default '0',
      "settled_bytes" bigint not null default '0',
      "moved_bytes" bigint not null default '0',
      primary key ("run_id", "channel")
    )
    `)
    this.addSql(`
    create table "sync_rounds" (
      "run_id" uuid not null,
      "channel" text not null,
      "round" smallint not null,
      "attempted" int not null default 0,
      "succeeded" int not null default 0,
      "failed" int not null default 0,
      "moved_bytes" bigint not null default '0',
      "started_at" timestamptz(3) not null,
      "ended_at" timestamptz(3) not null,
      primary key ("run_id", "channel", "round")
    )
    `)
    this.addSql(`
    create table "sync_failures" (
      "id" uuid not null default uuidv7(),
      "run_id" uuid not null,
      "subject_id" uuid not null,
      "channel" text not null,
      "action" text not null,
      "state" text not null,
      "stage" text not null,
      "code" text not null,
      "message" text not null,
      "attempts" int not null default 1,
      "version" int not null default 1,
      "filename" text null,
      "size" bigint null,
      "sha256" text null,
      "first_seen_at" timestamptz(3) not null default clock_timestamp(),
      "last_seen_at" timestamptz(3) not null default clock_timestamp(),
      primary key ("id")
    )
    `)
    this.addSql(
      `create unique index "sync_failures_task" on "sync_failures" ("run_id", "subject_id", "channel")`,
    )
    this.addSql(`create index "sync_failures_run_id_id_index" on "sync_failures" ("run_id", "id")`)
    this.addSql(`
    create table "sync_batches" (
      "id" uuid not null default uuidv7(),
      "run_id" uuid not null,
      "channel" text not null,
      "round" smallint not null default 1,
      "state" text not null default 'READY',
      "attempt" int not null default 0,
      "due_at" timestamptz(3) null,
      "heartbeat_at" timestamptz(3) null,
      "interruptions" int not null default 0,
      primary key ("id")
    )
    `)
    this.addSql(
      `create index "sync_batches_open" on "sync_batches" ("channel", "run_id", "round", "id") where "state" <> 'DONE'`,
    )
    this.addSql(`create index "sync_batches_run_id_index" on "sync_batches" ("run_id")`)
    this.addSql(`alter table "work" drop constraint "work_kind_check"`)
    this.addSql(
      `alter table "work" add constraint "work_kind_check" check ("kind" in ('COMPLETION', 'DELETION', 'EXPORT', 'JOB', 'SYNC_RUN'))`,
    )
    this.addSql(`alter table "timeline_entries" drop constraint "timeline_entries_event_check"`)
    this.addSql(
      `alter table "timeline_entries" add constraint "timeline_entries_event_check" check ("event" in ('CANCELLED', 'CANCEL_REQUESTED', 'CLAIMED', 'CREATED', 'EXPIRED', 'FAILED', 'PARKED', 'PAUSED', 'REAPED', 'RESUMED', 'RETRIED', 'SUCCEEDED'))`,
    )
    this.addSql(
      `alter table "file_copies" add constraint "file_copies_file_id_foreign" foreign key ("file_id") references "files" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "run_archives" add constraint "run_archives_account_id_foreign" foreign key ("account_id") references "accounts" ("id")`,
    )
    this.addSql(
      `alter table "run_archives" add constraint "run_archives_kind_check" check ("kind" in ('MIRROR', 'VERIFY'))`,
    )
    this.addSql(
      `alter table "run_archives" add constraint "run_archives_operation_check" check ("operation" in ('FULL', 'REPLAY'))`,
    )
    this.addSql(
      `alter table "run_archives" add constraint "run_archives_outcome_check" check ("outcome" in ('CANCELLED', 'COMPLETED_WITH_FAILURES', 'FAILED', 'SUCCEEDED'))`,
    )
    this.addSql(
      `alter table "run_archives" add constraint "run_archives_state_check" check ("state" in ('CONFLICT', 'PENDING', 'PUBLISHED'))`,
    )
    this.addSql(
      `alter table "sync_schedules" add constraint "sync_schedules_account_id_foreign" foreign key ("account_id") references "accounts" ("id")`,
    )
    this.addSql(
      `alter table "sync_schedules" add constraint "sync_schedules_kind_check" check ("kind" in ('MIRROR', 'VERIFY'))`,
    )
    this.addSql(
      `alter table "sync_runs" add constraint "sync_runs_id_foreign" foreign key ("id") references "work" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "sync_runs" add constraint "sync_runs_account_id_foreign" foreign key ("account_id") references "accounts" ("id")`,
    )
    this.addSql(
      `alter table "sync_runs" add constraint "sync_runs_kind_check" check ("kind" in ('MIRROR', 'VERIFY'))`,
    )
    this.addSql(
      `alter table "sync_runs" add constraint "sync_runs_operation_check" check ("operation" in ('FULL', 'REPLAY'))`,
    )
    this.addSql(
      `alter table "sync_runs" add constraint "sync_runs_outcome_check" check ("outcome" in ('CANCELLED', 'COMPLETED_WITH_FAILURES', 'FAILED', 'SUCCEEDED'))`,
    )
    this.addSql(
      `alter table "sync_tasks" add constraint "sync_tasks_run_id_foreign" foreign key ("run_id") references "sync_runs" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "sync_tasks" add constraint "sync_tasks_action_check" check ("action" in ('CONFIRM', 'COPY', 'REMOVE', 'REPLACE', 'VERIFY'))`,
    )
    this.addSql(
      `alter table "sync_tasks" add constraint "sync_tasks_state_check" check ("state" in ('DONE', 'DUE', 'FAILED', 'PLANNED', 'SKIPPED'))`,
    )
    this.addSql(
      `alter table "sync_run_channels" add constraint "sync_run_channels_run_id_foreign" foreign key ("run_id") references "sync_runs" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "sync_rounds" add constraint "sync_rounds_run_id_foreign" foreign key ("run_id") references "sync_runs" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "sync_failures" add constraint "sync_failures_run_id_foreign" foreign key ("run_id") references "sync_runs" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "sync_failures" add constraint "sync_failures_action_check" check ("action" in ('CONFIRM', 'COPY', 'REMOVE', 'REPLACE', 'VERIFY'))`,
    )
    this.addSql(
      `alter table "sync_failures" add constraint "sync_failures_state_check" check ("state" in ('PENDING', 'RETRYING'))`,
    )
    this.addSql(
      `alter table "sync_failures" add constraint "sync_failures_stage_check" check ("stage" in ('CONFIRM', 'HASH', 'READ', 'WRITE'))`,
    )
    this.addSql(
      `alter table "sync_batches" add constraint "sync_batches_run_id_foreign" foreign key ("run_id") references "sync_runs" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "sync_batches" add constraint "sync_batches_state_check" check ("state" in ('CLAIMED', 'DONE', 'READY'))`,
    )
    this.addSql(`alter table "garbage_totals" drop constraint "garbage_totals_pass_check"`)
    this.addSql(
      `alter table "garbage_totals" add constraint "garbage_totals_pass_check" check ("pass" in ('REMOVE_CONDEMNED', 'PURGE_FILES', 'RECLAIM_ORPHANS', 'EXPIRE_UPLOADS', 'RECLAIM_PARTS', 'PURGE_UPLOADS', 'PURGE_KEYS', 'PURGE_WORK', 'PURGE_SYNC_RUNS', 'PURGE_COLLECTIONS', 'PURGE_DELETED_COLLECTIONS', 'PURGE_PAST_ITEMS'))`,
    )
  }
}
