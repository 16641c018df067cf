import { Migration } from '@mikro-orm/migrations'

export class Migration20261130180000_run_archives extends Migration {
  override up(): void {
    this.addSql(`alter table "sync_runs" add column "forgotten_at" timestamptz(3) null`)
    this.addSql(`alter table "garbage_totals" drop constraint "garbage_totals_pass_check"`)
    this.addSql(
      `alter table "garbage_totals" add constraint "garbage_totals_pass_check" check ("pass" in ('REMOVE_CONDEMNED', 'PURGE_FILES', 'RECLAIM_ORPHANS', 'EXPIRE_UPLOADS', 'RECLAIM_PARTS', 'PURGE_UPLOADS', 'PURGE_KEYS', 'PURGE_WORK', 'PURGE_SYNC_RUNS', 'PURGE_COLLECTIONS', 'PURGE_DELETED_COLLECTIONS', 'PURGE_PAST_ITEMS'))`,
    )
  }
}
