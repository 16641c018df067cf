import { Migration } from '@mikro-orm/migrations'

export class Migration20261130060000_resumable_uploads extends Migration {
  override up(): void {
    this.addSql(`
    alter table "uploads"
      add column "storage_key" uuid not null default gen_random_uuid(),
      add column "received" bigint not null default '0',
      add column "version" int not null default 1,
      add column "lock" uuid null,
      add column "locked_until" timestamptz(3) null
    `)
    this.addSql(`alter table "uploads" add constraint "uploads_storage_key_unique" unique ("storage_key")`)
    this.addSql(`alter table "uploads" drop constraint "uploads_state_check"`)
    this.addSql(
      `alter table "uploads" add constraint "uploads_state_check" check ("state" in ('CANCELLED', 'COMPLETED', 'EXPIRED', 'PENDING'))`,
    )
  }
}
