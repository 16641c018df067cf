import { Migration } from '@mikro-orm/migrations'

export class Migration20261130121500_confirmed_bytes extends Migration {
  override up(): void {
    this.addSql(`alter table "uploads" add column "confirmed" bigint null`)
  }
}
