import { Migration } from '@mikro-orm/migrations'

export class Migration20261130223000_key_sessions extends Migration {
  override up(): void {
    this.addSql(`alter table "sessions" add "api_key_id" uuid null`)
    this.addSql(
      `alter table "sessions" add constraint "sessions_api_key_id_foreign" foreign key ("api_key_id") references "api_keys" ("id") on delete cascade`,
    )
  }
}
