import { defineEntity, p } from '@mikro-orm/core'
import { Work } from '../../work/work.entity.ts'
import { Upload } from '../upload.entity.ts'

const CompletionSchema = defineEntity({
  name: 'Completion',
  tableName: 'completions',
  properties: {
    work: () => p.oneToOne(Work).primary().fieldName('id').deleteRule('cascade').owner(),
    uploadId: () => p.manyToOne(Upload).mapToPk().fieldName('upload_id').index().deleteRule('cascade'),
    /** Declared with the wish to complete; null: it was before, or never. */
    sha256: p.text().nullable(),
  },
})

/** How the parts of a direct upload become its file. State and progress are in `work`, under the same id. */
export class Completion extends CompletionSchema.class {}
CompletionSchema.setClass(Completion)
