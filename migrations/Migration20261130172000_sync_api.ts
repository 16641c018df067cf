import { Migration } from '@mikro-orm/migrations'

export class Migration20261130172000_sync_api extends Migration {
  override up(): void {
    this.addSql(`alter table "sync_runs" add column "counted_bytes" bigint not null default '0'`)
    this.addSql(
      `alter table "sync_schedules" add column "channels" text[] null, add column "last_error" text null`,
    )
  }
}
