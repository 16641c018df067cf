import { type Action, type Replay, replayOf, type State, type Step } from './model-state.ts'
import { goesBack, holdsLease } from './owner-steps.ts'

/** What is wrong with a state; null: nothing. It holds in all of them, not only at the end. */
export function findFault(state: State): string | null {
  return (
    findLost(state) ??
    findDoubled(state) ??
    state.replays.flatMap((replay, index) =>
      replay === null
        ? []
        : (findMiscount(state, { replay, index }) ?? findBadEnd(state, { replay, index }) ?? []),
    )[0] ??
    null
  )
}

/** Never neither: what the source has as replayed, exactly as it was frozen, is in that replay's target. */
function findLost({ failures, replays }: State): string | null {
  for (const [at, { state, replay, version }] of failures.entries()) {
    if (state !== 'REPLAYED' || replay === null) continue
    if (replays[replay]?.target?.tasks[at] !== 1)
      return `failure ${at + 1} is neither pending in the source nor in the target`
    if (replays[replay]?.items[at]?.version !== version - 1)
      return `failure ${at + 1} was taken over as another than it had been frozen`
  }
  return null
}

/** Never both: one target has it, once, and each other one whose replay says that the source has it still. */
function findDoubled({ failures, replays }: State): string | null {
  for (const at of failures.keys()) {
    const having = replays.filter((replay) => (replay?.target?.tasks[at] ?? 0) > 0)
    if (having.some((replay) => (replay?.target?.tasks[at] ?? 0) > 1))
      return `a target has failure ${at + 1} twice`
    const states = having.map((replay) => replay?.items[at]?.state)
    if (states.some((state) => state === undefined || state === 'TAKEN'))
      return `failure ${at + 1} is in a target, and its replay doesn't know of it`
    if (states.filter((state) => state === 'SELECTED').length > 1)
      return `failure ${at + 1} is in two targets, and no replay says so`
  }
  return null
}

/** The counters of a replay are what its rows say. */
function findMiscount(
  { failures }: State,
  { replay, index }: { replay: Replay; index: number },
): string | null {
  const { action, items } = replay
  const enqueued = action.newlyEnqueued + action.alreadyPresent
  const own = items.filter((item) => item !== null && item.state !== 'TAKEN')
  const passed = own.filter((item) => items.indexOf(item) < action.enqueuedUpTo).length
  const rows = {
    enqueued: passed,
    replayed: failures.filter((failure) => failure.replay === index).length,
    conflicts: own.filter((item) => item?.state === 'CONFLICT' || item?.state === 'LEFT').length,
  }
  const counters = { enqueued, replayed: action.replayed, conflicts: action.conflicts }
  if (JSON.stringify(rows) !== JSON.stringify(counters))
    return `replay ${index} counts ${JSON.stringify(counters)}, and has ${JSON.stringify(rows)}`
  return null
}

/** A replay that has ended has told the source of each failure, or says that it didn't, and holds none back. */
function findBadEnd(
  { failures }: State,
  { replay, index }: { replay: Replay; index: number },
): string | null {
  const { action, items, target, work } = replay
  if (work.state === 'FAILED' && action.phase !== 'NEEDS_ATTENTION')
    return `replay ${index} is ${action.phase}, and its work failed`
  if (action.phase === 'CANCELLED' && (target !== null || items.some((item) => item !== null)))
    return `replay ${index} was cancelled, and has something still`
  if (action.phase !== 'COMPLETED') return null
  for (const [at, item] of items.entries()) {
    if (item?.state === 'CONFLICT') return `replay ${index} is done, and failure ${at + 1} in conflict`
    if (item?.state === 'SELECTED' && failures[at]?.replay !== index)
      return `replay ${index} is done, and holds failure ${at + 1} that the source has still`
  }
  const left = items.filter((item) => item?.state === 'LEFT').length
  return action.selected === action.replayed + left + action.released
    ? null
    : `replay ${index} is done, and ${action.selected} failures are not ${action.replayed} replayed, ${left} left and ${action.released} released`
}

/** What is wrong with a step: only who holds the lease writes, and nothing goes back unless someone decided so. */
export function findBadStep(before: State, { name, next, writer }: Step): string | null {
  const owner = writer === undefined ? null : before.workers[writer]
  if (owner != null && !holdsLease(before, owner)) return `${name} was written without the lease`
  if (owner == null) return null
  const [was, is] = [replayOf(before, owner.replay).action, replayOf(next, owner.replay).action]
  if (was.phase === 'CANCELLED' || was.phase === 'NEEDS_ATTENTION')
    return `${name} went on with what was stopped`
  return goesBack(was, is) ? `${name} took back what was reached: ${tell(was)} to ${tell(is)}` : null
}

function tell({ phase, enqueuedUpTo, cleanedUpTo }: Action): string {
  return `${phase} ${enqueuedUpTo}/${cleanedUpTo}`
}

/** Whether all replays that were asked for have ended, and no one works. */
export function isEnd({ replays, workers }: State): boolean {
  return (
    workers.every((owner) => owner === null) &&
    replays.every(
      (replay) =>
        replay === null ||
        (replay.action.phase === 'COMPLETED' && replay.work.state === 'SUCCEEDED') ||
        (replay.action.phase === 'CANCELLED' && replay.work.state === 'CANCELLED'),
    )
  )
}
