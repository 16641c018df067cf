import type { FileCopy } from '../sync-runs/file-copy.entity.ts'
import { builder } from './builder.ts'
import { FileRef } from './refs.ts'

const FileCopyType = builder.objectRef<FileCopy>('FileCopy').implement({
  fields: (t) => ({
    channel: t.exposeString('channel'),
    confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true }),
    fault: t.exposeString('fault', { nullable: true }),
    runId: t.exposeID('runId'),
  }),
})

/** The primary and a few replicas: how many there are is up to whoever runs the service. */
const usualChannels = 4

builder.objectField(FileRef, 'copies', (t) =>
  t.field({
    type: [FileCopyType],
    complexity: { field: 1, multiplier: usualChannels },
    resolve: ({ id }, _, ctx) => ctx.loaders.fileCopies.load(id),
  }),
)
