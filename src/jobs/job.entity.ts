import { defineEntity, p } from '@mikro-orm/core'
import { Work } from '../work/work.entity.ts'
import type { JobSummary } from './job-summary.ts'

const JobSchema = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    work: () => p.oneToOne(Work).primary().fieldName('id').deleteRule('cascade').owner(),
    /** No foreign key: a job outlives its archive. */
    archiveId: p.uuid().index(),
    /** null: every selectable entry; an empty list: none. */
    selection: p.integer().array().nullable(),
    /** Files made and their bytes, over all attempts. */
    extracted: p.integer().default(0),
    extractedBytes: p.bigint('number').default(0),
    summary: p.json<JobSummary>().nullable(),
  },
})

/** The extraction of an archive's entries into files. State and progress are in `work`, under the same id. */
export class Job extends JobSchema.class {}
JobSchema.setClass(Job)
