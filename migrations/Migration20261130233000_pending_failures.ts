import { Migration } from '@mikro-orm/migrations'

export class Migration20261130233000_pending_failures extends Migration {
  override up(): void {
    this.addSql(
      `create index "sync_failures_pending" on "sync_failures" ("run_id", "id") where "state" = 'PENDING'`,
    )
    this.addSql(
      `create index "replay_items_apart" on "replay_items" ("replay_id", "failure_id") where "state" <> 'SELECTED'`,
    )
  }
}
