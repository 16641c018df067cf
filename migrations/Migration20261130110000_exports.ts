import { Migration } from '@mikro-orm/migrations'

export class Migration20261130110000_exports extends Migration {
  override up(): void {
    this.addSql(
      `create index "collection_items_past" on "collection_items" ("collection_id", "path") where "to_revision" is not null`,
    )
    this.addSql(`alter table "work" drop constraint "work_kind_check"`)
    this.addSql(
      `alter table "work" add constraint "work_kind_check" check ("kind" in ('COMPLETION', 'DELETION', 'EXPORT', 'JOB'))`,
    )
    this.addSql(`alter table "timeline_entries" drop constraint "timeline_entries_event_check"`)
    this.addSql(
      `alter table "timeline_entries" add constraint "timeline_entries_event_check" check ("event" in ('CANCELLED', 'CANCEL_REQUESTED', 'CLAIMED', 'CREATED', 'EXPIRED', 'FAILED', 'PARKED', 'REAPED', 'RETRIED', 'SUCCEEDED'))`,
    )
    this.addSql(`
    create table "exports" (
      "id" uuid not null,
      "collection_id" uuid not null,
      "revision" bigint not null,
      "revised_at" timestamptz(3) not null,
      "format" text not null,
      "options" jsonb not null,
      "origin" text null,
      "filename" text not null,
      "state" text not null default 'PENDING',
      "ttl" int not null,
      "storage_key" uuid null,
      "size_bytes" bigint null,
      "sha256" text null,
      "complete" boolean null,
      "expires_at" timestamptz(3) null,
      "retry_of_id" uuid null,
      primary key ("id")
    )
    `)
    this.addSql(`alter table "exports" add constraint "exports_storage_key_unique" unique ("storage_key")`)
    this.addSql(
      `create index "exports_collection_id_revision_index" on "exports" ("collection_id", "revision")`,
    )
    this.addSql(`create index "exports_ready" on "exports" ("expires_at") where "state" = 'READY'`)
    this.addSql(
      `create index "exports_unlinked" on "exports" ("id") where "storage_key" is not null and "state" not in ('PENDING', 'READY')`,
    )
    this.addSql(`create index "exports_pending" on "exports" ("collection_id") where "state" = 'PENDING'`)
    this.addSql(
      `alter table "exports" add constraint "exports_id_foreign" foreign key ("id") references "work" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "exports" add constraint "exports_format_check" check ("format" in ('BAGIT', 'MANIFEST_CSV', 'MANIFEST_NDJSON', 'TAR_GZ', 'ZIP'))`,
    )
    this.addSql(
      `alter table "exports" add constraint "exports_state_check" check ("state" in ('CANCELLED', 'EXPIRED', 'FAILED', 'PENDING', 'READY'))`,
    )
    this.addSql(`
    create table "missing_items" (
      "export_id" uuid not null,
      "path" text collate "C" not null,
      "file_id" uuid not null,
      "reason" text not null,
      "size" bigint not null,
      "sha256" text not null,
      primary key ("export_id", "path")
    )
    `)
    this.addSql(
      `alter table "missing_items" add constraint "missing_items_export_id_foreign" foreign key ("export_id") references "exports" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "missing_items" add constraint "missing_items_reason_check" check ("reason" in ('DAMAGED', 'DELETED', 'LOST'))`,
    )
    this.addSql(`alter table "garbage_totals" drop constraint "garbage_totals_pass_check"`)
    this.addSql(
      `alter table "garbage_totals" add constraint "garbage_totals_pass_check" check ("pass" in ('REMOVE_CONDEMNED', 'PURGE_FILES', 'RECLAIM_ORPHANS', 'EXPIRE_UPLOADS', 'RECLAIM_PARTS', 'PURGE_UPLOADS', 'PURGE_KEYS', 'PURGE_WORK', 'PURGE_COLLECTIONS', 'PURGE_DELETED_COLLECTIONS', 'PURGE_PAST_ITEMS'))`,
    )
  }
}
