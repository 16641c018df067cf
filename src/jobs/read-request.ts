import type { EntityManager } from '../database/orm.ts'
import type { ExtractionRequest } from './extraction-request.ts'
import type { Job } from './job.entity.ts'
import { readSelection } from './read-selection.ts'

/** What a job was asked for. */
export async function readRequest(em: EntityManager, job: Job): Promise<ExtractionRequest> {
  return {
    archiveId: job.archiveId,
    selection: await readSelection(em, job.work.id),
    pathPrefix: job.pathPrefix ?? null,
    glob: job.glob ?? null,
    forcedAt: job.forcedAt ?? null,
  }
}
