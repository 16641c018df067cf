import { Migration } from '@mikro-orm/migrations'

export class Migration20261130060000_trash_and_garbage extends Migration {
  override up(): void {
    this.addSql(`create index "files_deleted" on "files" ("deleted_at", "id") where "deleted_at" is not null`)
    this.addSql(
      `create index "files_trash_by_account" on "files" ("account_id", "deleted_at", "id") where "deleted_at" is not null`,
    )
  }
}
