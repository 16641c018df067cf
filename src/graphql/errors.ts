import { UnreadableArchiveError } from '../archives/unreadable-archive-error.ts'
import { CollectionFullError } from '../collections/collection-full-error.ts'
import {
  ConflictError,
  type ExpectedError,
  errorCodes,
  GoneError,
  IdempotencyMismatchError,
  InvalidInputError,
  NotFoundError,
} from '../errors.ts'
import { PartsMissingError } from '../files/direct/parts-missing-error.ts'
import { ArchiveBusyError } from '../jobs/archive-busy-error.ts'
import { SyncRunExistsError } from '../sync-runs/sync-run-exists-error.ts'
import { builder } from './builder.ts'
import { ArchiveProblemRef, JobRef, SyncRunRef } from './refs.ts'

// The classes themselves are the types: where a field lists one under `errors`, throwing it is answering with it.

/** What a mutation may answer that takes an idempotency key. */
export const keyedErrors = [ConflictError, GoneError, IdempotencyMismatchError, InvalidInputError]

const ErrorCodeEnum = builder.enumType('ErrorCode', { values: errorCodes })

export const ErrorRef = builder.interfaceRef<ExpectedError>('Error').implement({
  fields: (t) => ({
    code: t.expose('code', { type: ErrorCodeEnum }),
    message: t.exposeString('message'),
  }),
})

builder.objectType(ConflictError, {
  name: 'ConflictError',
  interfaces: [ErrorRef],
  fields: (t) => ({ retryAfterSeconds: t.exposeInt('retryAfterSeconds', { nullable: true }) }),
})

builder.objectType(GoneError, { name: 'GoneError', interfaces: [ErrorRef] })

builder.objectType(IdempotencyMismatchError, { name: 'IdempotencyMismatchError', interfaces: [ErrorRef] })

builder.objectType(NotFoundError, { name: 'NotFoundError', interfaces: [ErrorRef] })

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  interfaces: [ErrorRef],
  fields: (t) => ({ field: t.exposeString('field', { nullable: true }) }),
})

builder.objectType(PartsMissingError, {
  name: 'PartsMissingError',
  interfaces: [ErrorRef],
  fields: (t) => ({
    missing: t.intList({ resolve: ({ missing }) => [...missing] }),
    missingCount: t.exposeInt('missingCount'),
  }),
})

builder.objectType(UnreadableArchiveError, {
  name: 'UnreadableArchiveError',
  interfaces: [ErrorRef],
  fields: (t) => ({ problem: t.expose('problem', { type: ArchiveProblemRef }) }),
})

builder.objectType(CollectionFullError, {
  name: 'CollectionFullError',
  interfaces: [ErrorRef],
  fields: (t) => ({ limit: t.exposeInt('limit') }),
})

builder.objectType(ArchiveBusyError, {
  name: 'ArchiveBusyError',
  interfaces: [ErrorRef],
  fields: (t) => ({
    activeJob: t.field({
      type: JobRef,
      nullable: true,
      resolve: ({ jobId }, _, ctx) => (jobId === null ? null : ctx.loaders.job.load(jobId)),
    }),
  }),
})

builder.objectType(SyncRunExistsError, {
  name: 'SyncRunExistsError',
  interfaces: [ErrorRef],
  fields: (t) => ({
    existingRun: t.field({
      type: SyncRunRef,
      nullable: true,
      resolve: ({ runId }, _, ctx) => (runId === null ? null : ctx.loaders.syncRun.load(runId)),
    }),
  }),
})
