import { Migration } from '@mikro-orm/migrations'

export class Migration20261130220000_failure_groups extends Migration {
  override up(): void {
    this.addSql(
      `create index "sync_failures_groups" on "sync_failures" ("run_id", "channel", "stage", "code", "state")`,
    )
  }
}
