import { Migration } from '@mikro-orm/migrations'

export class Migration20261130050000_idempotency_keys extends Migration {
  override up(): void {
    this.addSql(`
    create table "idempotency_keys" (
      "account_id" uuid not null,
      "key" text not null,
      "fingerprint" text not null,
      "claim" uuid not null,
      "result_id" uuid null,
      "leased_until" timestamptz(3) not null,
      "created_at" timestamptz(3) not null default now(),
      primary key ("account_id", "key")
    )
    `)
    this.addSql(
      `alter table "idempotency_keys" add constraint "idempotency_keys_claim_unique" unique ("claim")`,
    )
    this.addSql(`create index "idempotency_keys_created_at_index" on "idempotency_keys" ("created_at")`)
    this.addSql(
      `alter table "idempotency_keys" add constraint "idempotency_keys_account_id_foreign" foreign key ("account_id") references "accounts" ("id")`,
    )
    this.addSql(
      `create index "files_live_by_sha256" on "files" ("account_id", "sha256", "id" desc) where "deleted_at" is null`,
    )
  }
}
