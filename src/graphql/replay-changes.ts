import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts'
import { acknowledgeReplay } from '../replays/acknowledge-replay.ts'
import { cancelReplay } from '../replays/cancel-replay.ts'
import { NothingToReplayError } from '../replays/nothing-to-replay-error.ts'
import type { Replay } from '../replays/replay.entity.ts'
import { requestReplay } from '../replays/request-replay.ts'
import { FailureDetailsUnavailableError } from '../sync-runs/failure-details-unavailable-error.ts'
import { builder } from './builder.ts'
import { ErrorRef } from './errors.ts'
import { ReplayRef } from './refs.ts'
import { ReplayDecisionEnum } from './replay.ts'
import { SyncFailureFilterInput } from './sync-failure.ts'

builder.objectType(NothingToReplayError, {
  name: 'NothingToReplayError',
  interfaces: [ErrorRef],
  fields: (t) => ({ taken: t.exposeInt('taken') }),
})

const RequestReplayInput = builder.inputType('RequestReplayInput', {
  fields: (t) => ({
    failureIds: t.idList(),
    filter: t.field({ type: SyncFailureFilterInput }),
    idempotencyKey: t.string({ required: true }),
    runId: t.id({ required: true }),
  }),
})

const RequestReplayPayload = builder
  .objectRef<{ replay: Replay; replayed: boolean }>('RequestReplayPayload')
  .implement({
    fields: (t) => ({
      replay: t.expose('replay', { type: ReplayRef }),
      replayed: t.exposeBoolean('replayed'),
    }),
  })

builder.mutationField('requestReplay', (t) =>
  t.field({
    type: RequestReplayPayload,
    errors: {
      types: [
        ConflictError,
        FailureDetailsUnavailableError,
        InvalidInputError,
        NotFoundError,
        NothingToReplayError,
      ],
    },
    args: { input: t.arg({ type: RequestReplayInput, required: true }) },
    resolve: (_, { input }, ctx) => requestReplay(ctx, input),
  }),
)

const changeErrors = [ConflictError, InvalidInputError, NotFoundError]

const CancelReplayInput = builder.inputType('CancelReplayInput', {
  fields: (t) => ({ replayId: t.id({ required: true }) }),
})

const CancelReplayPayload = builder.objectRef<{ replay: Replay }>('CancelReplayPayload').implement({
  fields: (t) => ({ replay: t.expose('replay', { type: ReplayRef }) }),
})

builder.mutationField('cancelReplay', (t) =>
  t.field({
    type: CancelReplayPayload,
    errors: { types: changeErrors },
    args: { input: t.arg({ type: CancelReplayInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ replay: await cancelReplay(ctx, input) }),
  }),
)

const AcknowledgeReplayInput = builder.inputType('AcknowledgeReplayInput', {
  fields: (t) => ({
    decision: t.field({ type: ReplayDecisionEnum, required: true }),
    note: t.string(),
    replayId: t.id({ required: true }),
  }),
})

const AcknowledgeReplayPayload = builder.objectRef<{ replay: Replay }>('AcknowledgeReplayPayload').implement({
  fields: (t) => ({ replay: t.expose('replay', { type: ReplayRef }) }),
})

builder.mutationField('acknowledgeReplay', (t) =>
  t.field({
    type: AcknowledgeReplayPayload,
    errors: { types: changeErrors },
    args: { input: t.arg({ type: AcknowledgeReplayInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ replay: await acknowledgeReplay(ctx, input) }),
  }),
)
