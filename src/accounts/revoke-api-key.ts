import { sql } from 'kysely'
import { inOneTransaction, type Tx } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { publish } from '../live/notice.ts'
import type { AccountContext } from './account-context.ts'
import { ApiKey } from './api-key.entity.ts'

/**
 * Ends a key at once and tells all processes, which close the sockets that were opened with it. A key that was
 * revoked before stays as it is.
 * @throws NotFoundError
 */
export async function revokeApiKey(ctx: AccountContext, input: { apiKeyId: string }): Promise<ApiKey> {
  const id = readId(input.apiKeyId, 'apiKeyId')
  const { accountId } = ctx.caller
  return await inOneTransaction(ctx.em, async (tx) => {
    const { rows } = await sql`
      update api_keys set revoked_at = now()
      where id = ${id} and account_id = ${accountId} and revoked_at is null
      returning id`.execute(tx.getKysely())
    if (rows.length > 0) {
      await publish(tx, { kind: 'API_KEY', id, accountId, version: 1 })
      await endSessions(tx, { apiKeyId: id, accountId })
    }
    const apiKey = await tx.findOne(ApiKey, { id, accountId })
    if (apiKey === null) throw NotFoundError.of('API key')
    return apiKey
  })
}

/** Browsers that signed in with the key. */
async function endSessions(
  tx: Tx,
  { apiKeyId, accountId }: { apiKeyId: string; accountId: string },
): Promise<void> {
  const ended = await sql<{
    id: string
  }>`delete from sessions where api_key_id = ${apiKeyId} returning id`.execute(tx.getKysely())
  for (const { id } of ended.rows) await publish(tx, { kind: 'SESSION', id, accountId, version: 1 })
}
