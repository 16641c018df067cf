import { waitFor } from '../support/wait-for.ts'
import type { ChaosSite } from './chaos-site.ts'

/** Each process sweeps every ten seconds. */
const patienceMillis = 120_000

/** Waits until the sweeps have seen to all exports whose time is over or that came to nothing; where they don't, that's found later. */
export async function awaitSweeps(site: ChaosSite): Promise<void> {
  const isSwept = async () => {
    const left = await site.query(`
      select from exports
      where state = 'READY' and expires_at <= clock_timestamp()
        or storage_key is not null and state not in ('PENDING', 'READY')`)
    return left.length === 0
  }
  await waitFor(isSwept, patienceMillis).catch(() => {})
}
