import { Migration } from '@mikro-orm/migrations'

export class Migration20261130070000_trash_and_garbage extends Migration {
  override up(): void {
    this.addSql(`create index "files_deleted" on "files" ("deleted_at", "id") where "deleted_at" is not null`)
    this.addSql(
      `create index "files_trash_by_account" on "files" ("account_id", "deleted_at", "id") where "deleted_at" is not null`,
    )
    this.addSql(`alter table "work" drop constraint "work_kind_check"`)
    this.addSql(`alter table "work" add constraint "work_kind_check" check ("kind" in ('DELETION', 'JOB'))`)
    this.addSql(`
    create table "deletions" (
      "id" uuid not null,
      "ids" uuid[] null,
      "filter" jsonb null,
      "up_to" uuid not null,
      "deleted" int not null default 0,
      "deleted_bytes" bigint not null default '0',
      "not_reached" int null,
      primary key ("id")
    )
    `)
    this.addSql(
      `alter table "deletions" add constraint "deletions_id_foreign" foreign key ("id") references "work" ("id") on update cascade on delete cascade`,
    )
    this.addSql(`alter table "files" add column "purging" boolean not null default false`)
    this.addSql(`create index "uploads_file_id_index" on "uploads" ("file_id")`)
    this.addSql(`create index "uploads_pending" on "uploads" ("expires_at") where "state" = 'PENDING'`)
    this.addSql(
      `create index "uploads_finished" on "uploads" ("finished_at") where "finished_at" is not null`,
    )
    this.addSql(`
    create table "condemned_objects" (
      "storage_key" uuid not null,
      "size" bigint not null,
      "condemned_at" timestamptz(3) not null default clock_timestamp(),
      primary key ("storage_key")
    )
    `)
    this.addSql(`
    create table "garbage_collections" (
      "id" uuid not null default uuidv7(),
      "state" text not null default 'RUNNING',
      "started_by" text not null,
      "dry_run" boolean not null,
      "force" boolean not null,
      "passes" jsonb not null default '[]',
      "started_at" timestamptz(3) not null default clock_timestamp(),
      "finished_at" timestamptz(3) null,
      primary key ("id")
    )
    `)
    this.addSql(
      `alter table "garbage_collections" add constraint "garbage_collections_state_check" check ("state" in ('FAILED', 'LOST', 'REFUSED', 'RUNNING', 'STOPPED', 'SUCCEEDED'))`,
    )
    this.addSql(
      `alter table "garbage_collections" add constraint "garbage_collections_started_by_check" check ("started_by" in ('COMMAND', 'SCHEDULE'))`,
    )
    this.addSql(`
    create table "garbage_totals" (
      "pass" text not null,
      "items" bigint not null default '0',
      "bytes" bigint not null default '0',
      primary key ("pass")
    )
    `)
    this.addSql(
      `alter table "garbage_totals" add constraint "garbage_totals_pass_check" check ("pass" in ('REMOVE_CONDEMNED', 'PURGE_FILES', 'RECLAIM_ORPHANS', 'EXPIRE_UPLOADS', 'PURGE_UPLOADS', 'PURGE_KEYS', 'PURGE_WORK', 'PURGE_COLLECTIONS'))`,
    )
  }
}
