import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import type { ExtractionRequest } from './extraction-request.ts'
import type { Job } from './job.entity.ts'

type Indexes = Pick<ExtractionRequest, 'selection' | 'requested'>

/** What a job was asked for. */
export async function readRequest(em: EntityManager, job: Job): Promise<ExtractionRequest> {
  const indexes = await sql<Indexes>`
    select selection, requested from jobs where id = ${job.work.id}`.execute(em.getKysely())
  return {
    archiveId: job.archiveId,
    ...(indexes.rows[0] ?? { selection: null, requested: null }),
    pathPrefix: job.pathPrefix ?? null,
    glob: job.glob ?? null,
    forcedAt: job.forcedAt ?? null,
  }
}
