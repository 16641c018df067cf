import { Migration } from '@mikro-orm/migrations'

export class Migration20261130040000_requested_entries extends Migration {
  override up(): void {
    this.addSql(`alter table "jobs" add column "requested" int[] null`)
  }
}
