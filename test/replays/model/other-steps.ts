import { canLeave } from '../../../src/replays/can-leave.ts'
import { activePhases } from '../../../src/replays/replay-words.ts'
import {
  type Action,
  type Item,
  type Model,
  put,
  type Replay,
  replayOf,
  type State,
  type Step,
  withAction,
  withReplay,
  withWork,
  withWorker,
} from './model-state.ts'

/** What all but the owners can do at this moment: people, time, and what goes wrong. */
export function otherSteps(model: Model, state: State): Step[] {
  return [
    ...state.workers.flatMap((_, worker) => workerFaults(state, worker)),
    ...state.replays.flatMap((replay, index) =>
      replay === null ? requests(model, state, index) : replaySteps(model, state, { replay, index }),
    ),
    ...sourceSteps(model, state),
  ]
}

/** It dies, and its row doesn't say so; or it stops in order, by work/end-attempt.ts, `parkWork`; or it beats once more. */
function workerFaults(state: State, worker: number): Step[] {
  const owner = state.workers[worker]
  if (owner == null) return []
  const idle = withWorker(state, worker, null)
  const { work } = replayOf(state, owner.replay)
  // Of one that is dead nobody but the clock hears: his lease may as well have expired.
  const dead = owner.isCurrent ? withWork(idle, owner.replay, { isFresh: false }) : idle
  const dies = { name: `kill -9 of ${worker}`, next: dead, isFault: true }
  if (!owner.isCurrent) return [dies]
  const parked = withWork(idle, owner.replay, { state: work.cancelRequested ? 'CANCELLED' : 'PENDING' })
  const steps = [dies, { name: `park by ${worker}`, next: parked, isFault: true }]
  // work/heartbeat.ts: also of one whose lease has expired, as long as nobody has taken it.
  if (work.isFresh) return steps
  const beaten = withWork(state, owner.replay, { isFresh: true })
  return [...steps, { name: `heartbeat by ${worker}`, next: beaten, isFault: true }]
}

/** request-replay.ts with freeze-selection.ts, under the lock on the source. */
function requests(model: Model, state: State, index: number): Step[] {
  const selection = model.selections[index] ?? []
  const items = state.failures.map(({ state: of, version }, at): Item | null => {
    if (!selection.includes(at + 1) || of !== 'PENDING') return null
    const isOwned = state.replays.some(
      (other) => other?.items[at]?.state === 'SELECTED' || other?.items[at]?.state === 'CONFLICT',
    )
    const isTaken = isOwned && !model.omissions.has('OWNER')
    return { state: isTaken ? 'TAKEN' : 'SELECTED', version, conflict: null }
  })
  const selected = items.filter((item) => item?.state === 'SELECTED').length
  if (selected === 0) return []
  const action: Action = {
    phase: 'ACCEPTED',
    stuckIn: null,
    selected,
    enqueuedUpTo: 0,
    newlyEnqueued: 0,
    alreadyPresent: 0,
    released: 0,
    cleanedUpTo: 0,
    replayed: 0,
    conflicts: 0,
    receipt: null,
  }
  const work = { state: 'PENDING', isFresh: false, cancelRequested: false } as const
  const replay: Replay = { work, action, items, target: null }
  return [
    {
      name: `requestReplay ${index}`,
      next: { ...state, replays: put(state.replays, index, replay) },
      isFault: true,
    },
  ]
}

function replaySteps(
  model: Model,
  state: State,
  { replay, index }: { replay: Replay; index: number },
): Step[] {
  const { work, target, action } = replay
  const steps: Step[] = []
  const add = (name: string, next: State, isFault: boolean) =>
    steps.push({ name: `${name} ${index}`, next, isFault })
  if (work.state === 'RUNNING' && work.isFresh)
    add('lease expires of', withWork(state, index, { isFresh: false }), false)
  // work/reap-work.ts.
  if (work.state === 'RUNNING' && !work.isFresh) {
    add('reap', withWork(state, index, { state: work.cancelRequested ? 'CANCELLED' : 'PENDING' }), false)
    if (!work.cancelRequested && model.givesUp)
      add('reap for the last time', giveUpReplay(withWork(state, index, { state: 'FAILED' }), index), true)
  }
  // cancel-replay.ts. While it's PROCESSING, it's the end of the target.
  if (action.phase === 'ACCEPTED') add('cancelReplay', takeBack(state, { replay, index }), true)
  // Cancelled by someone, or failed: it's an ordinary run. Later nobody looks.
  if (
    target !== null &&
    !target.hasEnded &&
    (action.phase === 'PROCESSING' || action.stuckIn === 'PROCESSING')
  )
    add('the target ends of', withReplay(state, index, { target: { ...target, hasEnded: true } }), true)
  if (action.phase === 'NEEDS_ATTENTION') {
    add('acknowledgeReplay (RETRY)', acknowledge(model, state, { index, replay, decision: 'RETRY' }), false)
    if (mayLeave(action))
      add('acknowledgeReplay (LEAVE)', acknowledge(model, state, { index, replay, decision: 'LEAVE' }), false)
  }
  if (state.lossesLeft > 0) steps.push(...losses(state, { replay, index }))
  return steps
}

/** steps/give-up-replay.ts, in the transaction in which the work failed. */
export function giveUpReplay(state: State, index: number): State {
  const { phase } = replayOf(state, index).action
  if (phase === 'COMPLETED') return withWork(state, index, { state: 'PENDING' })
  const stuckIn = activePhases.find((active) => active === phase)
  if (stuckIn === undefined) return state
  return withAction(state, index, { phase: 'NEEDS_ATTENTION', stuckIn })
}

/** cancel-replay.ts, `takeBack`. */
function takeBack(state: State, { replay, index }: { replay: Replay; index: number }): State {
  const without = withReplay(state, index, { items: replay.items.map(() => null) })
  const cancelled = withAction(without, index, { phase: 'CANCELLED' })
  return withWork(
    cancelled,
    index,
    replay.work.state === 'PENDING' ? { state: 'CANCELLED' } : { cancelRequested: true },
  )
}

/** can-leave.ts itself. */
function mayLeave({ stuckIn, enqueuedUpTo, cleanedUpTo }: Action): boolean {
  return canLeave({ stuckIn, enqueuedUpTo: toId(enqueuedUpTo), cleanedUpTo: toId(cleanedUpTo) })
}

function toId(cursor: number): string | null {
  return cursor === 0 ? null : String(cursor)
}

/** acknowledge-replay.ts, with work/reopen-work.ts. */
function acknowledge(
  model: Model,
  state: State,
  { index, replay, decision }: { index: number; replay: Replay; decision: 'RETRY' | 'LEAVE' },
): State {
  const { action } = replay
  if (action.stuckIn === null) throw new Error('it got stuck nowhere')
  const items = replay.items.map((item, at): Item | null => {
    if (item?.state !== 'CONFLICT') return item
    if (decision === 'LEAVE') return { ...item, state: 'LEFT' }
    const source = state.failures[at]
    const version = source === undefined || source.state === 'GONE' ? item.version : source.version
    return { state: 'SELECTED', version, conflict: null }
  })
  const again =
    decision === 'RETRY' && replay.items.some((item) => item?.state === 'CONFLICT')
      ? { cleanedUpTo: 0, conflicts: 0 }
      : {}
  const leavesRest = decision === 'LEAVE' && model.omissions.has('RELEASE')
  const phase = leavesRest ? 'RECEIPT_PENDING' : action.stuckIn
  const decided = withAction(withReplay(state, index, { items }), index, { phase, stuckIn: null, ...again })
  return withWork(decided, index, { state: 'PENDING' })
}

/** The target forgets a task of which the source wasn't told, as one does that is put back to an older state. */
function losses(state: State, { replay, index }: { replay: Replay; index: number }): Step[] {
  const { target } = replay
  if (target === null) return []
  return target.tasks.flatMap((count, at) => {
    const isSettled = replay.items[at]?.state !== 'SELECTED' || state.failures[at]?.state !== 'PENDING'
    if (count === 0 || isSettled) return []
    const lost = withReplay(state, index, { target: { ...target, tasks: put(target.tasks, at, 0) } })
    return [
      {
        name: `the target of ${index} loses ${at + 1}`,
        next: { ...lost, lossesLeft: state.lossesLeft - 1 },
        isFault: true,
      },
    ]
  })
}

/** Someone else changes a failure of the source, or removes it. */
function sourceSteps(model: Model, state: State): Step[] {
  if (state.changesLeft === 0) return []
  return state.failures.flatMap((failure, at) => {
    if (failure.state !== 'PENDING' || !model.changing.includes(at + 1)) return []
    const become = (name: string, change: typeof failure): Step => ({
      name: `failure ${at + 1} ${name}`,
      next: { ...state, failures: put(state.failures, at, change), changesLeft: state.changesLeft - 1 },
      isFault: true,
    })
    return [
      become('changes', { ...failure, version: failure.version + 1 }),
      become('goes', { ...failure, state: 'GONE' }),
    ]
  })
}
