import { type Model, type Owner, type Replay, type State, type Step, startOf } from './model-state.ts'
import { otherSteps } from './other-steps.ts'
import { ownerSteps } from './owner-steps.ts'
import { findBadStep, findFault, isEnd } from './properties.ts'

export type Explored = {
  states: number
  ends: number
  /** What is wrong, and the shortest way there; null: nothing. */
  fault: { what: string; way: string[] } | null
}

/**
 * Goes through all states that a model can be in, the nearest first, and stops at the first in which something is wrong. That
 * no end can be reached from a state is wrong too, of the whole: without any further fault, by what the protocol does alone.
 */
export function explore(model: Model): Explored {
  const codes = new Codes(model)
  const known = new Map<string, number>()
  const states: State[] = []
  const origins: { from: number; name: string }[] = []
  /** By state, those from which it's reached without a fault. */
  const before: number[][] = []
  const add = (state: State, origin: { from: number; name: string }): number => {
    known.set(codes.of(state), states.length)
    origins.push(origin)
    before.push([])
    return states.push(state) - 1
  }
  const wayTo = (last: number): string[] => {
    const way: string[] = []
    for (let at = last; at > 0; ) {
      const { from, name } = origins[at] ?? { from: 0, name: '' }
      way.unshift(name)
      at = from
    }
    return way
  }
  add(startOf(model), { from: 0, name: '' })
  for (let at = 0; at < states.length; at++) {
    const state = states[at]
    if (state === undefined) break
    for (const step of stepsOf(model, state)) {
      const old = known.get(codes.of(step.next))
      const to = old ?? add(step.next, { from: at, name: step.name })
      if (!step.isFault) before[to]?.push(at)
      const what = findBadStep(state, step) ?? (old === undefined ? findFault(step.next) : null)
      if (what !== null)
        return { states: states.length, ends: 0, fault: { what, way: [...wayTo(at), step.name] } }
    }
  }
  const ends = states.flatMap((state, at) => (isEnd(state) ? [at] : []))
  const stuck = firstWithout(ends, before)
  const fault = stuck === null ? null : { what: 'no end can be reached any more', way: wayTo(stuck) }
  return { states: states.length, ends: ends.length, fault }
}

function stepsOf(model: Model, state: State): Step[] {
  return [
    ...state.workers.flatMap((_, worker) => ownerSteps(model, state, worker)),
    ...otherSteps(model, state),
  ]
}

/** The first state from which there's no way to an end; null: there is none. */
function firstWithout(ends: readonly number[], before: readonly number[][]): number | null {
  const leads = new Uint8Array(before.length)
  const todo = [...ends]
  for (const end of ends) leads[end] = 1
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    for (const from of before[at] ?? []) {
      if (leads[from] === 1) continue
      leads[from] = 1
      todo.push(from)
    }
  }
  const stuck = leads.indexOf(0)
  return stuck < 0 ? null : stuck
}

/**
 * Short names for states. A part that was seen has a number; parts are shared between states, so that most are numbered
 * without being looked at. Workers are alike: which of them does something makes no difference.
 */
class Codes {
  readonly #isFenced: boolean
  readonly #byPart = new WeakMap<object, number>()
  readonly #byText = new Map<string, number>()

  constructor({ omissions }: Model) {
    this.#isFenced = !omissions.has('FENCE')
  }

  of({ replays, failures, workers, changesLeft, lossesLeft }: State): string {
    let code = char(changesLeft) + char(lossesLeft) + this.#name(failures)
    for (const replay of replays) code += replay === null ? char(0) : this.#ofReplay(replay)
    return (
      code +
      workers
        .map((owner) => (owner === null ? char(0) : this.#ofOwner(owner)))
        .sort()
        .join('')
    )
  }

  #ofReplay({ work, action, items, target }: Replay): string {
    return this.#name(work) + this.#name(action) + this.#name(items) + this.#name(target)
  }

  #ofOwner({ replay, isCurrent, seen, isUpToDate, counted, ending }: Owner): string {
    // All that can come of it is that he notices.
    if (!isCurrent && this.#isFenced) return char(0xffff)
    const rest =
      char(1 + replay) + char(Number(isCurrent)) + char(Number(isUpToDate)) + (ending?.charAt(0) ?? '-')
    return rest + this.#name(seen) + this.#name(counted)
  }

  #name(part: object | null): string {
    if (part === null) return char(0)
    const quick = this.#byPart.get(part)
    if (quick !== undefined) return char(quick)
    const text = JSON.stringify(part)
    const number = this.#byText.get(text) ?? this.#byText.size + 1
    this.#byText.set(text, number)
    this.#byPart.set(part, number)
    return char(number)
  }
}

const char = String.fromCharCode
