import { defineEntity, p } from '@mikro-orm/core'
import type { Tags } from '../files/tags.ts'
import { Work } from '../work/work.entity.ts'
import type { JobSummary } from './job-summary.ts'

const JobSchema = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    work: () => p.oneToOne(Work).primary().fieldName('id').deleteRule('cascade').owner(),
    /** No foreign key: a job outlives its archive. */
    archiveId: p.uuid().index(),
    /** null: every selectable entry; an empty list: none. Read by itself: it may be long. */
    selection: p.integer().array().nullable().lazy(),
    pathPrefix: p.text().nullable(),
    glob: p.text().nullable(),
    /** What `selection`, `pathPrefix` and `glob` come to, where there's a glob. Read by itself: it may be long. */
    requested: p.integer().array().nullable().lazy(),
    /** null: nothing is forced. Else what was deleted before this time, or found corrupt, is extracted again. */
    forcedAt: p.datetime(3).nullable(),
    /** The caller's tags for the files. */
    tags: p.json<Tags>().defaultRaw("'{}'"),
    /** The job that this one tries again. No foreign key: it may be purged before. */
    retryOfId: p.uuid().nullable(),
    /** Files made and their bytes, over all attempts. */
    extracted: p.integer().default(0),
    extractedBytes: p.bigint('number').default(0),
    summary: p.json<JobSummary>().nullable(),
  },
})

/** The extraction of an archive's entries into files. State and progress are in `work`, under the same id. */
export class Job extends JobSchema.class {}
JobSchema.setClass(Job)
