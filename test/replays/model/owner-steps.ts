import { activePhases, type ReplayPhase } from '../../../src/replays/replay-words.ts'
import {
  type Action,
  type Ending,
  firstSelected,
  type Model,
  type Owner,
  put,
  type Receipt,
  replayOf,
  type State,
  type Step,
  withAction,
  withReplay,
  withWork,
  withWorker,
} from './model-state.ts'
import { giveUpReplay } from './other-steps.ts'

/** What a worker can do next, each in one transaction. Batches are of one failure. */
export function ownerSteps(model: Model, state: State, worker: number): Step[] {
  const owner = state.workers[worker]
  if (owner == null) return claims(state, worker)
  const helps = (name: string, next: State, writer?: number): Step => ({
    name: `${name} by ${worker}`,
    next,
    isFault: false,
    ...(writer !== undefined && { writer }),
  })
  // Whatever it had in mind, it can but notice: each write of its own begins with that.
  if (!owner.isCurrent && !model.omissions.has('FENCE'))
    return [helps('LEASE_LOST', withWorker(state, worker, null))]
  if (owner.ending !== null) return [helps('settle', settle(state, worker, owner.ending))]
  if (owner.seen === null) return [helps('readAction', read(state, worker, owner))]
  const { cancelRequested } = replayOf(state, owner.replay).work
  const stops = owner.isCurrent && cancelRequested ? [helps('stop', end(state, worker, 'CANCELLED'))] : []
  return [
    ...stops,
    ...phaseSteps(model, state, { worker, owner, seen: owner.seen }).map(({ name, next, writes }) =>
      helps(name, next, writes ? worker : undefined),
    ),
  ]
}

/** work/claim.ts, `claimWork`. */
function claims(state: State, worker: number): Step[] {
  return state.replays.flatMap((replay, index) => {
    if (replay?.work.state !== 'PENDING') return []
    const claimed = withWork(state, index, { state: 'RUNNING', isFresh: true })
    const owner: Owner = {
      replay: index,
      isCurrent: true,
      seen: null,
      isUpToDate: false,
      counted: null,
      ending: null,
    }
    return [{ name: `claim ${index} by ${worker}`, next: withWorker(claimed, worker, owner), isFault: false }]
  })
}

/** steps/advance-replay.ts, `readAction`; steps/run-replay.ts, `runReplay`: one that is asked to stop does nothing. */
function read(state: State, worker: number, owner: Owner): State {
  const { action, work } = replayOf(state, owner.replay)
  if (owner.isCurrent && work.cancelRequested) return end(state, worker, 'CANCELLED')
  return withWorker(state, worker, { ...owner, seen: action, isUpToDate: true })
}

/** The attempt is over; that the row says so is another transaction. */
function end(state: State, worker: number, ending: Ending): State {
  const owner = state.workers[worker]
  if (owner == null) throw new Error('nobody can end')
  // What it had in mind is of no use any more.
  return withWorker(state, worker, { ...owner, seen: null, isUpToDate: false, counted: null, ending })
}

/** work/run-work.ts, `settle`: only for as long as the claim holds, whether or not its lease has expired. */
function settle(state: State, worker: number, ending: Ending): State {
  const owner = state.workers[worker]
  if (owner == null) throw new Error('nobody can settle')
  const idle = withWorker(state, worker, null)
  if (!owner.isCurrent) return idle
  const { cancelRequested } = replayOf(state, owner.replay).work
  switch (ending) {
    case 'INTERRUPTED':
      return withWork(idle, owner.replay, { state: cancelRequested ? 'CANCELLED' : 'PENDING' })
    case 'FAILED':
      return giveUpReplay(withWork(idle, owner.replay, { state: 'FAILED' }), owner.replay)
    default:
      return withWork(idle, owner.replay, { state: ending })
  }
}

type Owned = { worker: number; owner: Owner; seen: Action }
type OwnStep = { name: string; next: State; writes: boolean }

/** steps/run-replay.ts, `stepOf`. */
function phaseSteps(model: Model, state: State, owned: Owned): OwnStep[] {
  const { seen, owner, worker } = owned
  switch (seen.phase) {
    case 'ACCEPTED':
      return [write('ensureTarget', model, state, { ...owned, step: ensureTarget })]
    case 'PROCESSING':
      return [write('enqueueSelection', model, state, { ...owned, step: enqueueSelection })]
    case 'CLEANUP_PENDING':
      return [write('cleanUpFailures', model, state, { ...owned, step: cleanUpFailures })]
    case 'RECEIPT_PENDING': {
      if (owner.counted !== null)
        return [write('writeReceipt', model, state, { ...owned, step: writeReceipt })]
      const counted = countRows(state, owned)
      return [{ name: 'countRows', next: withWorker(state, worker, { ...owner, counted }), writes: false }]
    }
    case 'COMPLETED':
      return [{ name: 'finish', next: end(state, worker, 'SUCCEEDED'), writes: false }]
    case 'CANCELLED':
    case 'NEEDS_ATTENTION':
      return [{ name: 'find it stopped', next: end(state, worker, 'FAILED'), writes: false }]
    default:
      throw new Error(`unknown phase ${seen.phase satisfies never}`)
  }
}

/** What a step writes, or that it can't and someone has to decide. */
type Written = { state: State; update: Partial<Action> } | 'FAILED'
type WritingStep = (state: State, owned: Owned, model: Model) => Written

/**
 * steps/replay-ledger.ts, `write`: the lease is held, the step done, the revision compared; all of it or nothing. An owner
 * that dies after the commit, or doesn't hear of it, is one that dies before its next step.
 */
function write(name: string, model: Model, state: State, owned: Owned & { step: WritingStep }): OwnStep {
  const { worker, owner, seen, step } = owned
  if (!model.omissions.has('FENCE') && !holdsLease(state, owner))
    return { name: `${name}, LEASE_LOST`, next: withWorker(state, worker, null), writes: false }
  const written = step(state, owned, model)
  if (written === 'FAILED')
    return { name: `${name}, fails`, next: end(state, worker, 'FAILED'), writes: false }
  const isExpected = owner.isUpToDate || model.omissions.has('REVISION')
  const next = { ...seen, ...written.update }
  if (!isExpected || goesBack(seen, next))
    return { name: `${name}, CONFLICT`, next: end(state, worker, 'INTERRUPTED'), writes: false }
  const advanced = withAction(written.state, owner.replay, next)
  // steps/lease.ts, `holdLease` renews it.
  const renewed = owner.isCurrent ? withWork(advanced, owner.replay, { isFresh: true }) : advanced
  const told: Owner = { ...owner, seen: next, isUpToDate: true, counted: null }
  return { name, next: withWorker(renewed, worker, told), writes: true }
}

/** steps/lease.ts, `holdLease`. */
export function holdsLease(state: State, owner: Owner): boolean {
  return owner.isCurrent && replayOf(state, owner.replay).work.isFresh
}

const ladder: readonly ReplayPhase[] = [...activePhases, 'COMPLETED']
const growing = [
  'enqueuedUpTo',
  'newlyEnqueued',
  'alreadyPresent',
  'released',
  'cleanedUpTo',
  'replayed',
  'conflicts',
] as const

/** steps/advance-replay.ts, `forbidRegression`. */
export function goesBack(seen: Action, next: Action): boolean {
  const from = ladder.indexOf(seen.phase)
  return from < 0 || ladder.indexOf(next.phase) < from || growing.some((field) => next[field] < seen[field])
}

/** steps/ensure-target-run.ts: one that is there is left as it is. */
const ensureTarget: WritingStep = (state, { owner }) => {
  const { target, items } = replayOf(state, owner.replay)
  const made = target ?? { hasEnded: false, tasks: items.map(() => 0) }
  return { state: withReplay(state, owner.replay, { target: made }), update: { phase: 'PROCESSING' } }
}

/** steps/enqueue-selection.ts, steps/enqueue-target-batch.ts. */
const enqueueSelection: WritingStep = (state, { owner, seen }) => {
  const replay = replayOf(state, owner.replay)
  const { target } = replay
  if (target === null) throw new Error('the target is gone')
  const { selected, newlyEnqueued, alreadyPresent } = seen
  if (target.hasEnded)
    return {
      state,
      update: { phase: 'CLEANUP_PENDING', released: selected - newlyEnqueued - alreadyPresent },
    }
  const failure = firstSelected(replay, seen.enqueuedUpTo)
  if (failure === null) return { state, update: { phase: 'CLEANUP_PENDING' } }
  const had = target.tasks[failure - 1] ?? 0
  const isNew = had === 0
  const tasks = isNew ? put(target.tasks, failure - 1, had + 1) : target.tasks
  return {
    state: withReplay(state, owner.replay, { target: { ...target, tasks } }),
    update: {
      enqueuedUpTo: failure,
      newlyEnqueued: newlyEnqueued + (isNew ? 1 : 0),
      alreadyPresent: alreadyPresent + (isNew ? 0 : 1),
    },
  }
}

/** steps/clean-up-failures.ts and, first, steps/release-rest.ts, whose last write finds nothing and changes nothing. */
const cleanUpFailures: WritingStep = (state, { owner, seen }, model) => {
  const replay = replayOf(state, owner.replay)
  const rest = seen.released > 0 ? firstSelected(replay, seen.enqueuedUpTo) : null
  if (rest !== null)
    return {
      state: withReplay(state, owner.replay, { items: put(replay.items, rest - 1, null) }),
      update: {},
    }
  const failure = firstSelected(replay, seen.cleanedUpTo)
  if (failure === null || failure > seen.enqueuedUpTo)
    return replay.items.some((item) => item?.state === 'CONFLICT')
      ? 'FAILED'
      : { state, update: { phase: 'RECEIPT_PENDING' } }
  return cleanUp(state, { owner, seen, failure, model })
}

function cleanUp(
  state: State,
  { owner, seen, failure, model }: { owner: Owner; seen: Action; failure: number; model: Model },
): Written {
  const replay = replayOf(state, owner.replay)
  const item = replay.items[failure - 1]
  const source = state.failures[failure - 1]
  if (item == null || source === undefined) throw new Error(`nothing is known of failure ${failure}`)
  const update = { cleanedUpTo: failure, replayed: seen.replayed, conflicts: seen.conflicts }
  if (source.replay === owner.replay) return { state, update }
  const isInTarget = (replay.target?.tasks[failure - 1] ?? 0) > 0
  const hasEvidence = isInTarget || model.omissions.has('EVIDENCE')
  const isSame = source.version === item.version || model.omissions.has('VERSION')
  if (hasEvidence && isSame && source.state === 'PENDING') {
    const told = { state: 'REPLAYED', version: source.version + 1, replay: owner.replay } as const
    return {
      state: { ...state, failures: put(state.failures, failure - 1, told) },
      update: { ...update, replayed: seen.replayed + 1 },
    }
  }
  const conflict = !isInTarget ? 'NOT_IN_TARGET' : source.state === 'GONE' ? 'GONE' : 'CHANGED'
  const items = put(replay.items, failure - 1, { ...item, state: 'CONFLICT', conflict })
  return {
    state: withReplay(state, owner.replay, { items }),
    update: { ...update, conflicts: seen.conflicts + 1 },
  }
}

/** steps/write-receipt.ts, `countRows`: outside of the step's transaction. */
function countRows(state: State, { owner, seen }: Owned): Receipt {
  const { items, target } = replayOf(state, owner.replay)
  const count = (is: (index: number) => boolean) => items.filter((_, index) => is(index)).length
  const isLeft = (index: number) => items[index]?.state === 'LEFT'
  return {
    inTarget: count(
      (index) =>
        (isLeft(index) || items[index]?.state === 'SELECTED') &&
        index < seen.enqueuedUpTo &&
        (target?.tasks[index] ?? 0) > 0,
    ),
    replayed: state.failures.filter(({ replay }) => replay === owner.replay).length,
    left: count(isLeft),
    notInTarget: count((index) => isLeft(index) && items[index]?.conflict === 'NOT_IN_TARGET'),
  }
}

/** steps/write-receipt.ts. */
const writeReceipt: WritingStep = (state, { owner, seen }) => {
  const { counted } = owner
  if (counted === null) throw new Error('nothing was counted')
  const enqueued = seen.newlyEnqueued + seen.alreadyPresent
  const fits =
    counted.inTarget + counted.notInTarget === enqueued &&
    counted.replayed === seen.replayed &&
    counted.replayed + counted.left === enqueued
  return fits ? { state, update: { phase: 'COMPLETED', receipt: counted } } : 'FAILED'
}
