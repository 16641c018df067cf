import { Migration } from '@mikro-orm/migrations'

export class Migration20261130093000_direct_uploads extends Migration {
  override up(): void {
    this.addSql(`
    alter table "uploads"
      add column "direct" boolean not null default false,
      add column "parts_id" text null
    `)
    this.addSql(`alter table "uploads" drop constraint "uploads_state_check"`)
    this.addSql(
      `alter table "uploads" add constraint "uploads_state_check" check ("state" in ('CANCELLED', 'COMPLETED', 'EXPIRED', 'PENDING', 'VERIFYING'))`,
    )
    this.addSql(`create index "uploads_parts" on "uploads" ("parts_id") where "parts_id" is not null`)
    this.addSql(`alter table "work" drop constraint "work_kind_check"`)
    this.addSql(
      `alter table "work" add constraint "work_kind_check" check ("kind" in ('COMPLETION', 'DELETION', 'JOB'))`,
    )
    this.addSql(`
    create table "completions" (
      "id" uuid not null,
      "upload_id" uuid not null,
      "sha256" text null,
      primary key ("id")
    )
    `)
    this.addSql(`create index "completions_upload_id_index" on "completions" ("upload_id")`)
    this.addSql(
      `alter table "completions" add constraint "completions_id_foreign" foreign key ("id") references "work" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "completions" add constraint "completions_upload_id_foreign" foreign key ("upload_id") references "uploads" ("id") on delete cascade`,
    )
    this.addSql(`alter table "garbage_totals" drop constraint "garbage_totals_pass_check"`)
    this.addSql(
      `alter table "garbage_totals" add constraint "garbage_totals_pass_check" check ("pass" in ('REMOVE_CONDEMNED', 'PURGE_FILES', 'RECLAIM_ORPHANS', 'EXPIRE_UPLOADS', 'RECLAIM_PARTS', 'PURGE_UPLOADS', 'PURGE_KEYS', 'PURGE_WORK', 'PURGE_COLLECTIONS'))`,
    )
  }
}
