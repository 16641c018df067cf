import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { ConflictError, IdempotencyMismatchError } from '../errors.ts'
import type { KeyedWish } from './keyed-wish.ts'

/** A claim that says nothing for so many seconds is free again: who made it has died. */
export const leaseSeconds = 60

/** So many seconds after a key was first seen it may stand for another wish. */
export const keyLifeSeconds = 24 * 3600

/** Either the wish is this caller's to grant, under `claim`; or it was granted, and `resultId` was made under `claim`. */
export type Claimed = { claim: string; resultId: string | null }

/**
 * Claims a key for as long as the lease is renewed. In a transaction that also completes it, others wait for its end.
 * @throws IdempotencyMismatchError, ConflictError where another holds the claim.
 */
export async function claimKey(em: EntityManager, wish: KeyedWish): Promise<Claimed> {
  const { accountId, key, fingerprint } = wish
  while (true) {
    const claimed = await sql<{ claim: string }>`
      insert into idempotency_keys as held (account_id, key, fingerprint, claim, leased_until)
      values (${accountId}, ${key}, ${fingerprint}, uuidv7(), clock_timestamp() + ${leaseSeconds} * interval '1 second')
      on conflict (account_id, key) do update
      set fingerprint = excluded.fingerprint, claim = excluded.claim, leased_until = excluded.leased_until,
        result_id = null, created_at = clock_timestamp()
      where held.result_id is null and held.leased_until <= clock_timestamp() or ${isForgotten}
      returning claim`.execute(em.getKysely())
    const [own] = claimed.rows
    if (own !== undefined) return { ...own, resultId: null }
    const granted = await findGranted(em, wish)
    // Between the two statements the key may have been released.
    if (granted !== null) return granted
  }
}

/**
 * What was made for a wish; null: nothing yet, and nobody is about it.
 * @throws IdempotencyMismatchError, ConflictError where it's being made.
 */
export async function findGranted(
  em: EntityManager,
  { accountId, key, fingerprint }: KeyedWish,
): Promise<Claimed | null> {
  const found = await sql<Claimed & { fingerprint: string; secondsLeft: number }>`
    select claim, result_id as "resultId", fingerprint,
      extract(epoch from leased_until - clock_timestamp())::float8 as "secondsLeft"
    from idempotency_keys as held
    where account_id = ${accountId} and key = ${key} and not (${isForgotten})`.execute(em.getKysely())
  const [held] = found.rows
  if (held === undefined) return null
  const { claim, resultId, secondsLeft } = held
  if (resultId === null && secondsLeft <= 0) return null
  if (held.fingerprint !== fingerprint) throw new IdempotencyMismatchError()
  if (resultId !== null) return { claim, resultId }
  throw new ConflictError('A request with the same idempotency key is under way.', Math.ceil(secondsLeft))
}

const isForgotten = sql`held.created_at <= clock_timestamp() - ${sql.lit(keyLifeSeconds)} * interval '1 second'`
