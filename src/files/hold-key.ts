import { type Context, createContext } from '../context.ts'
import { leaseSeconds } from '../idempotency/claim-key.ts'
import { endLease, renewLease } from '../idempotency/complete-key.ts'

/** Holds the idempotency key of an upload, if it has one, while its bytes come; frees it where they didn't come whole. */
export async function holdKey<T>(ctx: Context, uploadId: string, receive: () => Promise<T>): Promise<T> {
  const { em, log } = createContext(ctx)
  // A lease that isn't renewed does no harm: of two who send bytes, the first to commit wins.
  const onFault = (error: unknown) => log.warn({ err: error, uploadId }, 'could not hold an idempotency key')
  const renew = () => void renewLease(em.fork(), uploadId).catch(onFault)
  const renewing = setInterval(renew, (leaseSeconds * 1000) / 3)
  try {
    return await receive()
  } catch (error) {
    await endLease(em.fork(), uploadId).catch(onFault)
    throw error
  } finally {
    clearInterval(renewing)
  }
}
