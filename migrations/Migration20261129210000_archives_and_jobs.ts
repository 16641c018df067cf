import { Migration } from '@mikro-orm/migrations'

export class Migration20261129210000_archives_and_jobs extends Migration {
  override up(): void {
    this.addSql(`alter table "archives" add column "rules" text null`)
    this.addSql(`alter table "archive_entries" add column "child_deleted_at" timestamptz(3) null`)
    this.addSql(`update "archive_entries" set "child_deleted_at" = now() where "child_deleted"`)
    this.addSql(`alter table "archive_entries" drop column "child_deleted"`)
    this.addSql(
      `create index "archive_entries_tree" on "archive_entries" ("archive_id", ((case when "skip_reason" = 'DIRECTORY' then "path" || '/' else "path" end)) collate "C", "index") where "path" is not null`,
    )
    this.addSql(
      `alter table "files" add column "job_id" uuid null, add column "modified_at" timestamptz(3) null`,
    )
    this.addSql(`
    alter table "jobs"
      add column "path_prefix" text null,
      add column "glob" text null,
      add column "forced_at" timestamptz(3) null,
      add column "tags" jsonb not null default '{}',
      add column "retry_of_id" uuid null
    `)
    this.addSql(`
    alter table "work"
      add column "troubled_since" timestamptz(3) null,
      add column "items_per_second" double precision null,
      add column "bytes_per_second" double precision null,
      add column "step" text null
    `)
    this.addSql(
      `alter table "work" add constraint "work_step_check" check ("step" in ('PREPARING', 'WORKING', 'FINISHING'))`,
    )
    this.addSql(`create index "work_finished" on "work" ("finished_at") where "finished_at" is not null`)
  }
}
