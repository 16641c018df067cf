import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema } from 'graphql'
import './account.ts'
import './api-key.ts'
import './archive.ts'
import './channel.ts'
import './collection.ts'
import './collection-changes.ts'
import './deletion.ts'
import './direct-upload.ts'
import './errors.ts'
import './export.ts'
import './file.ts'
import './file-copy.ts'
import './garbage.ts'
import './job.ts'
import './node.ts'
import './replay.ts'
import './replay-chain.ts'
import './replay-changes.ts'
import './scalars.ts'
import './sync-failure.ts'
import './sync-report.ts'
import './sync-run.ts'
import './sync-run-changes.ts'
import './sync-schedule.ts'
import './sync-task.ts'
import './trash.ts'
import './upload.ts'
import './work.ts'
import { builder } from './builder.ts'
import { describeSchema } from './describe-schema.ts'

const contract = new URL('../../schema.graphql', import.meta.url)

/** Builds the schema out of what the files above have defined, with the words of schema.graphql. */
export function createSchema(): GraphQLSchema {
  const schema = builder.toSchema({ sortSchema: true })
  describeSchema(schema, buildSchema(readFileSync(contract, 'utf8')))
  return schema
}
