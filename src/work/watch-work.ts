import { type Context, createContext } from '../context.ts'
import type { EntityManager } from '../database/orm.ts'
import { abortable } from '../lib/abortable.ts'
import type { Subscription } from '../live/mailbox.ts'
import type { Work } from './work.entity.ts'
import { isTerminal, type WorkKind, type WorkState } from './work-states.ts'

/** Far more than can end while a notice is on its way. */
const rememberedEnds = 1_000

/** Something that is work: its own facts, and those that all work has. */
export type WithWork = { work: Work }

/** Reads one kind of work: the account's active ones, or those with the given ids. */
export type WorkReader = (
  em: EntityManager,
  which: { accountId: string; ids: readonly string[] | 'ACTIVE' },
) => Promise<WithWork[]>

/** The conditions by which any kind of work is read. */
export type OfWork = {
  work: { accountId?: string; id?: string | { $in: string[] }; state?: { $in: WorkState[] } }
}

/** Makes a reader of a kind out of what reads it by conditions. */
export function workReader(read: (em: EntityManager, where: OfWork) => Promise<WithWork[]>): WorkReader {
  return async (em, { accountId, ids }) =>
    await read(em, {
      work: {
        accountId,
        ...(ids === 'ACTIVE' ? { state: { $in: ['PENDING', 'RUNNING'] } } : { id: { $in: [...ids] } }),
      },
    })
}

/**
 * The states of one piece of work, beginning with the present one and ending with the terminal one. Whether the caller
 * may see it is checked before.
 */
export function watchOneWork<State extends WithWork>(
  ctx: Context,
  id: string,
  read: (em: EntityManager, where: OfWork) => Promise<State[]>,
): AsyncGenerator<State> {
  return ctx.live.watch({
    id,
    read: async () => {
      const [state] = await read(createContext(ctx).em, { work: { id } })
      return state ?? null
    },
    versionOf: ({ work }) => work.version,
    isFinal: ({ work }) => isTerminal(work.state),
  })
}

/**
 * The present states of an account's active work, then each newer state of any of its work of these kinds. Work that
 * was seen active is followed to its terminal state, whatever notices are lost on the way.
 */
export function watchAllWork(
  ctx: Context,
  which: { accountId: string; kinds: readonly WorkKind[]; readers: Record<WorkKind, WorkReader> },
): AsyncGenerator<WithWork> {
  // A kind that is named twice is still read once.
  const kinds = [...new Set(which.kinds)]
  return abortable((signal) => followAll(ctx, { ...which, kinds, signal }))
}

async function* followAll(
  ctx: Context,
  which: {
    accountId: string
    kinds: readonly WorkKind[]
    readers: Record<WorkKind, WorkReader>
    signal: AbortSignal
  },
): AsyncGenerator<WithWork> {
  const kinds: readonly string[] = which.kinds
  using subscription: Subscription = ctx.live.subscribe({
    accountId: which.accountId,
    topicOf: ({ kind, id }) => (kinds.includes(kind) ? id : null),
  })
  const active = new Map<string, number>()
  // Notices that were on their way when the terminal state was read come later, and must not tell it again.
  const ended = new Map<string, number>()
  const read = async (ids: readonly string[] | 'ACTIVE') => {
    const { em } = createContext(ctx)
    const found = await Promise.all(
      which.kinds.map((kind) => which.readers[kind](em, { accountId: which.accountId, ids })),
    )
    return found.flat().filter(({ work }) => work.version > (active.get(work.id) ?? ended.get(work.id) ?? 0))
  }
  let states = await read('ACTIVE')
  while (true) {
    for (const state of states) {
      const { id, version } = state.work
      if (isTerminal(state.work.state)) {
        active.delete(id)
        ended.set(id, version)
        const [oldest] = ended.keys()
        if (ended.size > rememberedEnds && oldest !== undefined) ended.delete(oldest)
      } else active.set(id, version)
      yield state
    }
    const wake = await subscription.take(which.signal)
    if (wake === null) return
    const ids = wake.notices.map((notice) => notice.id)
    if (wake.missed) ids.push(...active.keys(), ...(await read('ACTIVE')).map(({ work }) => work.id))
    states = await read([...new Set(ids)])
  }
}
