import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type CallerContext, transaction } from '../../src/context.ts'
import { createWork } from '../../src/work/create-work.ts'

/** A pending job, for tests whose application has no worker; its archive needs not exist. */
export async function makeJob(ctx: CallerContext, archiveId: string = randomUUID()): Promise<string> {
  const { accountId } = ctx.caller
  return await transaction(ctx, async (tx) => {
    const created = await createWork(tx, ctx.queue, { accountId, kind: 'JOB', exclusiveKey: archiveId })
    if (!('id' in created)) throw new Error('the archive has an active job')
    await sql`insert into jobs (id, archive_id) values (${created.id}, ${archiveId})`.execute(tx.getKysely())
    return created.id
  })
}
