import { Migration } from '@mikro-orm/migrations'

export class Migration20261201004600_work_lists extends Migration {
  override up(): void {
    this.addSql(
      `create index "work_account_id_kind_state_id_index" on "work" ("account_id", "kind", "state", "id")`,
    )
    this.addSql(
      `create index "sync_run_channels_pending" on "sync_run_channels" ("run_id") where "pending_failures" > 0`,
    )
  }
}
