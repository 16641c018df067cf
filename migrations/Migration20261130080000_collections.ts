import { Migration } from '@mikro-orm/migrations'

export class Migration20261130080000_collections extends Migration {
  override up(): void {
    this.addSql(`
    create table "collections" (
      "id" uuid not null default uuidv7(),
      "account_id" uuid not null,
      "name" text not null,
      "description" text null,
      "revision" bigint not null default '1',
      "item_count" int not null default 0,
      "total_bytes" bigint not null default '0',
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) null,
      "deleted_at" timestamptz(3) null,
      primary key ("id")
    )
    `)
    this.addSql(
      `alter table "collections" add constraint "collections_account_id_foreign" foreign key ("account_id") references "accounts" ("id")`,
    )
    this.addSql(
      `create index "collections_live_by_account" on "collections" ("account_id", "id" desc) where "deleted_at" is null`,
    )
    this.addSql(`create index "collections_deleted" on "collections" ("id") where "deleted_at" is not null`)
    this.addSql(`
    create table "collection_items" (
      "collection_id" uuid not null,
      "path" text collate "C" not null,
      "from_revision" bigint not null,
      "to_revision" bigint null,
      "file_id" uuid not null,
      "size" bigint not null,
      "sha256" text not null,
      primary key ("collection_id", "path", "from_revision")
    )
    `)
    this.addSql(
      `create unique index "collection_items_present" on "collection_items" ("collection_id", "path") where "to_revision" is null`,
    )
    this.addSql(`alter table "garbage_totals" drop constraint "garbage_totals_pass_check"`)
    this.addSql(
      `alter table "garbage_totals" add constraint "garbage_totals_pass_check" check ("pass" in ('REMOVE_CONDEMNED', 'PURGE_FILES', 'RECLAIM_ORPHANS', 'EXPIRE_UPLOADS', 'PURGE_UPLOADS', 'PURGE_KEYS', 'PURGE_WORK', 'PURGE_COLLECTIONS', 'PURGE_DELETED_COLLECTIONS'))`,
    )
  }
}
