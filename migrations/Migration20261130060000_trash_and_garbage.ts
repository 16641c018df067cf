import { Migration } from '@mikro-orm/migrations'

export class Migration20261130060000_trash_and_garbage extends Migration {
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
  }
}
