import type { ActivePhase, ReplayConflict, ReplayPhase } from '../../../src/replays/replay-words.ts'

/*
 * What the tables hold of one source run and its replays, and what the owners have in mind, as small as it can be. A
 * failure is its number from 1 on, in the order of the ids; the cursor 0 is before the first. Nothing is changed in place.
 */

/** A row of `work` of a replay. The attempt is told by the owners: one of them at most has the present one. */
export type Work = {
  state: 'PENDING' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED'
  /** Whether the heartbeat is younger than its time to live. */
  isFresh: boolean
  cancelRequested: boolean
}

/** A row of `replays`. */
export type Action = {
  phase: ReplayPhase
  stuckIn: ActivePhase | null
  selected: number
  enqueuedUpTo: number
  newlyEnqueued: number
  alreadyPresent: number
  released: number
  cleanedUpTo: number
  replayed: number
  conflicts: number
  receipt: Receipt | null
}

export type Receipt = { inTarget: number; replayed: number; left: number; notInTarget: number }

/** A row of `replay_items`. */
export type Item = {
  state: 'SELECTED' | 'TAKEN' | 'CONFLICT' | 'LEFT'
  version: number
  conflict: ReplayConflict | null
}

/** The target run: how many tasks it has for each failure; one that has ended takes no more. */
export type Target = { hasEnded: boolean; tasks: readonly number[] }

export type Replay = {
  work: Work
  action: Action
  /** By failure; null: no row. */
  items: readonly (Item | null)[]
  /** null: no row. */
  target: Target | null
}

/** A row of `sync_failures` of the source. GONE: it has none any more. */
export type Failure = { state: 'PENDING' | 'REPLAYED' | 'GONE'; version: number; replay: number | null }

/** How an attempt comes out that has stopped and hasn't said so yet. */
export type Ending = 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'INTERRUPTED'

/** What a worker has in mind of the replay that it claimed. */
export type Owner = {
  replay: number
  /** Whether its attempt is the present one. */
  isCurrent: boolean
  /** The ledger's action; null: not read yet. */
  seen: Action | null
  /** Whether the replay has the revision that it saw. */
  isUpToDate: boolean
  counted: Receipt | null
  ending: Ending | null
}

export type State = {
  /** null: not requested. */
  replays: readonly (Replay | null)[]
  /** By failure. */
  failures: readonly Failure[]
  /** null: the worker is idle. */
  workers: readonly (Owner | null)[]
  changesLeft: number
  lossesLeft: number
  hasZombies: boolean
}

/**
 * What can be left out of the protocol, to see what it's there for. FENCE: writes hold only as long as the lease.
 * REVISION: and at the revision that was seen. EVIDENCE, VERSION: the source is told of what the target has, and of what
 * is as it was frozen. OWNER: a failure is one replay's. RELEASE: nothing is left before the rest was given back.
 */
export type Omission = 'FENCE' | 'REVISION' | 'EVIDENCE' | 'VERSION' | 'OWNER' | 'RELEASE'

export type Model = {
  /** Which failures each replay asks for. */
  selections: readonly (readonly number[])[]
  failures: number
  /** Which of them others may change, once in all. */
  changing: readonly number[]
  /** How many tasks a target may lose. */
  losses: number
  /** Whether a replay is given up whose owners fell silent too often. */
  givesUp: boolean
  /** Whether an owner whose claim is lost lives on until it wants to write; otherwise it notices at once. */
  zombies: boolean
  omissions: ReadonlySet<Omission>
}

/** One step of someone, and where it leads. */
export type Step = {
  name: string
  next: State
  /** The worker that wrote to a replay by it, as its owner. */
  writer?: number
  /** Whether the protocol can't count on it. */
  isFault: boolean
}

/** Nobody has asked for a replay yet. */
export function startOf(model: Model): State {
  return {
    replays: model.selections.map(() => null),
    failures: Array.from({ length: model.failures }, () => ({ state: 'PENDING', version: 1, replay: null })),
    workers: [null, null],
    changesLeft: 1,
    lossesLeft: model.losses,
    hasZombies: model.zombies,
  }
}

export function put<T>(items: readonly T[], index: number, item: T): readonly T[] {
  return items.with(index, item)
}

/** The replay, which is there. */
export function replayOf(state: State, index: number): Replay {
  const replay = state.replays[index]
  if (replay == null) throw new Error(`there is no replay ${index}`)
  return replay
}

export function withReplay(state: State, index: number, change: Partial<Replay>): State {
  return { ...state, replays: put(state.replays, index, { ...replayOf(state, index), ...change }) }
}

export function withWorker(state: State, index: number, owner: Owner | null): State {
  return { ...state, workers: put(state.workers, index, owner) }
}

/** As whoever writes to the row of a replay does: no one else has seen the new revision. */
export function withAction(state: State, index: number, change: Partial<Action>): State {
  const written = withReplay(state, index, { action: { ...replayOf(state, index).action, ...change } })
  return {
    ...written,
    workers: written.workers.map((owner) =>
      owner?.replay === index && owner.isUpToDate ? { ...owner, isUpToDate: false } : owner,
    ),
  }
}

/** As whoever takes the work from its owner, or ends it, does. */
export function withWork(state: State, index: number, change: Partial<Work>): State {
  const written = withReplay(state, index, { work: { ...replayOf(state, index).work, ...change } })
  if (replayOf(written, index).work.state === 'RUNNING') return written
  return {
    ...written,
    workers: written.workers.map((owner) => {
      if (owner?.replay !== index || !owner.isCurrent) return owner
      return state.hasZombies ? { ...owner, isCurrent: false } : null
    }),
  }
}

/** The first of a replay's selected failures after a cursor; null: there is none. */
export function firstSelected(replay: Replay, after: number): number | null {
  const index = replay.items.findIndex((item, at) => at >= after && item?.state === 'SELECTED')
  return index < 0 ? null : index + 1
}
