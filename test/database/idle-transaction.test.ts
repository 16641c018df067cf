import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { inOneTransaction } from '../../src/database/transaction.ts'
import { startTestApp } from '../support/test-app.ts'

it('loses its locks soon when its process stops in the middle, so that others can go on', async () => {
  await using app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
  const em = () => app.app.services.orm.em.fork()
  const lock = sql`select from accounts for update`
  const hasLock = Promise.withResolvers<void>()
  const wake = Promise.withResolvers<void>()
  const stopped = inOneTransaction(em(), async (tx) => {
    await lock.execute(tx.getKysely())
    hasLock.resolve()
    await wake.promise
    await lock.execute(tx.getKysely())
  })
  const outcome = stopped.then(
    () => 'committed',
    () => 'rejected',
  )
  await hasLock.promise
  await inOneTransaction(em(), (tx) => lock.execute(tx.getKysely()))
  wake.resolve()
  expect(await outcome).toBe('rejected')
})
