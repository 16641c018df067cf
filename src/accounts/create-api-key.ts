import { sql } from 'kysely'
import { InvalidInputError } from '../errors.ts'
import { checkName } from '../lib/check-name.ts'
import { notify } from '../live/notice.ts'
import type { AccountContext } from './account-context.ts'
import { ApiKey } from './api-key.entity.ts'
import { type Scope, scopes } from './scopes.ts'
import { apiKeyPrefix, createToken, hashToken } from './secret-token.ts'

/** Enough to tell keys apart: the prefix and 24 bits, which leaves 232 to guess. */
const hintLength = apiKeyPrefix.length + 4

const longestName = 100

/**
 * Makes an API key and its secret, which only its hash remembers.
 * @throws InvalidInputError with field `name`, `scopes` or `expiresAt`. A caller can't give a scope that they lack.
 */
export async function createApiKey(
  ctx: AccountContext,
  input: { name: string; scopes: readonly Scope[]; expiresAt: Date | null },
): Promise<{ apiKey: ApiKey; secret: string }> {
  const { accountId } = ctx.caller
  const { name } = input
  checkName(name, { longest: longestName })
  const granted = checkScopes(input.scopes, ctx.caller.scopes)
  const expiresAt = checkYear(input.expiresAt)
  const secret = apiKeyPrefix + createToken()
  const em = ctx.em.fork()
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into api_keys (account_id, name, hash, hint, scopes, expires_at)
      select ${accountId}, ${name}, ${hashToken(secret)}, ${secret.slice(0, hintLength)}, ${granted}::text[], expiry.at
      from (select ${expiresAt}::timestamptz) expiry (at)
      where expiry.at is null or expiry.at > now()
      returning id, account_id
    )
    select id, ${notify(sql`'API_KEY'`)} from made`.execute(em.getKysely())
  const [row] = rows
  if (row === undefined) throw new InvalidInputError('expiresAt must be in the future.', 'expiresAt')
  return { apiKey: await em.findOneOrFail(ApiKey, { id: row.id }), secret }
}

function checkScopes(asked: readonly Scope[], own: readonly Scope[]): Scope[] {
  if (asked.length === 0) throw new InvalidInputError('scopes must name at least one scope.', 'scopes')
  const lacking = scopes.filter((scope) => asked.includes(scope) && !own.includes(scope))
  if (lacking.length > 0) {
    throw new InvalidInputError(
      `scopes can't name ${lacking.join(' and ')}: you lack it yourself, and a key can't do more than who makes it.`,
      'scopes',
    )
  }
  return scopes.filter((scope) => asked.includes(scope))
}

/** ISO 8601 writes other years with a sign, which Postgres doesn't read. Whether it's past, the database's clock says. */
function checkYear(expiresAt: Date | null): string | null {
  if (expiresAt === null) return null
  const year = expiresAt.getUTCFullYear()
  if (year >= 0 && year <= 9999) return expiresAt.toISOString()
  throw new InvalidInputError('expiresAt must be in the future and before the year 10000.', 'expiresAt')
}
