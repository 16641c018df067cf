import { Migration } from '@mikro-orm/migrations'

export class Migration20261129150000_initial extends Migration {
  override up(): void {
    // Built in since PostgreSQL 18. Older servers get the same layout (RFC 9562, section 5.7): 48 bits of milliseconds,
    // 12 bits of their fraction, so that the ids of one server stay in order, then random bits.
    this.addSql(`
    do $do$ begin
      if not exists (select from pg_proc where proname = 'uuidv7' and pronargs = 0) then
        create function uuidv7() returns uuid language sql volatile as $body$
          select (
            lpad(to_hex(t.us / 1000), 12, '0')
            || to_hex(28672 + (t.us % 1000) * 4096 / 1000)
            || substring(gen_random_uuid()::text from 20 for 4)
            || right(gen_random_uuid()::text, 12)
          )::uuid
          from (select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint as us) t
        $body$;
      end if;
    end $do$`)
    this.addSql(`
    create table "accounts" (
      "id" uuid not null default uuidv7(),
      "name" text not null,
      "created_at" timestamptz(3) not null default now(),
      primary key ("id")
    )
    `)
    this.addSql(`
    create table "api_keys" (
      "id" uuid not null default uuidv7(),
      "account_id" uuid not null,
      "name" text not null,
      "hash" text not null,
      "hint" text not null,
      "scopes" text[] not null,
      "created_at" timestamptz(3) not null default now(),
      "expires_at" timestamptz(3) null,
      "revoked_at" timestamptz(3) null,
      primary key ("id")
    )
    `)
    this.addSql(`alter table "api_keys" add constraint "api_keys_hash_unique" unique ("hash")`)
    this.addSql(`create index "api_keys_account_id_id_index" on "api_keys" ("account_id", "id")`)
    this.addSql(
      `alter table "api_keys" add constraint "api_keys_scopes_check" check ("scopes" <@ array['ADMIN'::text, 'READ'::text, 'WRITE'::text])`,
    )
    this.addSql(`
    create table "files" (
      "id" uuid not null default uuidv7(),
      "account_id" uuid not null,
      "storage_key" uuid not null,
      "filename" text not null,
      "content_type" text not null,
      "size" bigint not null,
      "sha256" text not null,
      "tags" jsonb not null default '{}',
      "archive_id" uuid null,
      "archive_index" int null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) null,
      "deleted_at" timestamptz(3) null,
      primary key ("id")
    )
    `)
    this.addSql(`alter table "files" add constraint "files_storage_key_unique" unique ("storage_key")`)
    this.addSql(
      `create index "files_live_by_account" on "files" ("account_id", "id" desc) where "deleted_at" is null`,
    )
    this.addSql(`create index "files_tags" on "files" using gin ("tags" jsonb_path_ops)`)
    this.addSql(
      `create unique index "files_one_live_child" on "files" ("archive_id", "archive_index") where "deleted_at" is null and "archive_id" is not null`,
    )
    this.addSql(`
    create table "archives" (
      "file_id" uuid not null,
      "entry_count" int null,
      "problem_code" text null,
      "problem_message" text null,
      "indexed_at" timestamptz(3) null,
      primary key ("file_id")
    )
    `)
    this.addSql(`
    create table "archive_entries" (
      "archive_id" uuid not null,
      "index" int not null,
      "name" text not null,
      "path" text null,
      "method" int not null,
      "compressed_size" bigint not null,
      "size" bigint not null,
      "crc32" bigint not null,
      "modified_at" timestamptz(3) null,
      "header_offset" bigint not null,
      "skip_reason" text null,
      "child_deleted" boolean not null default false,
      primary key ("archive_id", "index")
    )
    `)
    this.addSql(
      `alter table "archive_entries" add constraint "archive_entries_skip_reason_check" check ("skip_reason" in ('DIRECTORY', 'NON_REGULAR', 'PLATFORM_METADATA', 'ENCRYPTED', 'UNSUPPORTED_METHOD', 'UNSAFE_NAME', 'TOO_LARGE', 'RATIO_EXCEEDED', 'OVERLAPPING', 'EXTENSION_NOT_ALLOWED', 'NOT_SELECTED', 'ALREADY_EXTRACTED', 'PREVIOUSLY_DELETED', 'CORRUPT'))`,
    )
    this.addSql(`
    create table "secrets" (
      "name" text not null,
      "value" text not null,
      primary key ("name")
    )
    `)
    this.addSql(`
    create table "sessions" (
      "id" uuid not null default uuidv7(),
      "account_id" uuid not null,
      "hash" text not null,
      "created_at" timestamptz(3) not null default now(),
      "expires_at" timestamptz(3) not null,
      primary key ("id")
    )
    `)
    this.addSql(`alter table "sessions" add constraint "sessions_hash_unique" unique ("hash")`)
    this.addSql(`
    create table "sign_in_links" (
      "id" uuid not null default uuidv7(),
      "account_id" uuid not null,
      "hash" text not null,
      "created_at" timestamptz(3) not null default now(),
      "expires_at" timestamptz(3) not null,
      "used_at" timestamptz(3) null,
      primary key ("id")
    )
    `)
    this.addSql(`alter table "sign_in_links" add constraint "sign_in_links_hash_unique" unique ("hash")`)
    this.addSql(`
    create table "uploads" (
      "id" uuid not null default uuidv7(),
      "account_id" uuid not null,
      "filename" text not null,
      "content_type" text null,
      "size" bigint null,
      "sha256" text null,
      "tags" jsonb not null default '{}',
      "state" text not null default 'PENDING',
      "file_id" uuid null,
      "created_at" timestamptz(3) not null default now(),
      "expires_at" timestamptz(3) not null,
      "finished_at" timestamptz(3) null,
      primary key ("id")
    )
    `)
    this.addSql(`create index "uploads_account_id_id_index" on "uploads" ("account_id", "id")`)
    this.addSql(
      `alter table "uploads" add constraint "uploads_state_check" check ("state" in ('COMPLETED', 'EXPIRED', 'PENDING'))`,
    )
    this.addSql(`
    create table "work" (
      "id" uuid not null default uuidv7(),
      "account_id" uuid not null,
      "kind" text not null,
      "state" text not null default 'PENDING',
      "version" int not null default 1,
      "attempt" int not null default 0,
      "interruptions" int not null default 0,
      "due_at" timestamptz(3) null,
      "cancel_requested" boolean not null default false,
      "exclusive_key" text null,
      "items_done" int not null default 0,
      "items_total" int null,
      "bytes_done" bigint not null default '0',
      "bytes_total" bigint null,
      "error_code" text null,
      "error_message" text null,
      "heartbeat_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null default now(),
      "started_at" timestamptz(3) null,
      "updated_at" timestamptz(3) not null default now(),
      "finished_at" timestamptz(3) null,
      primary key ("id")
    )
    `)
    this.addSql(`create index "work_account_id_id_index" on "work" ("account_id", "id")`)
    this.addSql(
      `create index "work_active" on "work" ("kind", "state", "id") where "state" in ('PENDING', 'RUNNING')`,
    )
    this.addSql(
      `create unique index "work_exclusive" on "work" ("kind", "exclusive_key") where "state" in ('PENDING', 'RUNNING')`,
    )
    this.addSql(`alter table "work" add constraint "work_kind_check" check ("kind" in ('JOB'))`)
    this.addSql(
      `alter table "work" add constraint "work_state_check" check ("state" in ('CANCELLED', 'FAILED', 'PENDING', 'RUNNING', 'SUCCEEDED'))`,
    )
    this.addSql(`
    create table "timeline_entries" (
      "id" uuid not null default uuidv7(),
      "work_id" uuid not null,
      "event" text not null,
      "attempt" int not null,
      "message" text null,
      "at" timestamptz(3) not null default clock_timestamp(),
      primary key ("id")
    )
    `)
    this.addSql(`create index "timeline_entries_work_id_id_index" on "timeline_entries" ("work_id", "id")`)
    this.addSql(
      `alter table "timeline_entries" add constraint "timeline_entries_event_check" check ("event" in ('CANCELLED', 'CANCEL_REQUESTED', 'CLAIMED', 'CREATED', 'FAILED', 'PARKED', 'REAPED', 'RETRIED', 'SUCCEEDED'))`,
    )
    this.addSql(`
    create table "jobs" (
      "id" uuid not null,
      "archive_id" uuid not null,
      "selection" int[] null,
      "extracted" int not null default 0,
      "extracted_bytes" bigint not null default '0',
      "summary" jsonb null,
      primary key ("id")
    )
    `)
    this.addSql(`create index "jobs_archive_id_index" on "jobs" ("archive_id")`)
    this.addSql(
      `alter table "api_keys" add constraint "api_keys_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "files" add constraint "files_account_id_foreign" foreign key ("account_id") references "accounts" ("id")`,
    )
    this.addSql(
      `alter table "archives" add constraint "archives_file_id_foreign" foreign key ("file_id") references "files" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "archive_entries" add constraint "archive_entries_archive_id_foreign" foreign key ("archive_id") references "archives" ("file_id") on delete cascade`,
    )
    this.addSql(
      `alter table "sessions" add constraint "sessions_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "sign_in_links" add constraint "sign_in_links_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "uploads" add constraint "uploads_account_id_foreign" foreign key ("account_id") references "accounts" ("id")`,
    )
    this.addSql(
      `alter table "uploads" add constraint "uploads_file_id_foreign" foreign key ("file_id") references "files" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "work" add constraint "work_account_id_foreign" foreign key ("account_id") references "accounts" ("id")`,
    )
    this.addSql(
      `alter table "timeline_entries" add constraint "timeline_entries_work_id_foreign" foreign key ("work_id") references "work" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "jobs" add constraint "jobs_id_foreign" foreign key ("id") references "work" ("id") on update cascade on delete cascade`,
    )
  }
}
