import { readFile } from 'node:fs/promises'
import { reportSchema, reportSchemaFile } from '../sync-runs/archive/run-report.ts'
import type { Route } from './route.ts'

/** The schemas of documents that Stevedore hands out, for anyone. A schema never changes: another one has another name. */
export const schemaRoutes: readonly Route[] = [
  {
    methods: ['GET', 'HEAD'],
    path: reportSchema,
    handle: async ({ response }) => {
      const schema = await readFile(reportSchemaFile)
      response.writeHead(200, {
        'content-type': 'application/schema+json',
        'content-length': schema.length,
        'cache-control': 'public, max-age=86400',
        'access-control-allow-origin': '*',
      })
      response.end(schema)
    },
  },
]
