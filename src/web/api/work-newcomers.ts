import type { Cache } from '@urql/exchange-graphcache'
import { linkOf } from './cache-link.ts'
import type { LateReads } from './late-reads.ts'

export type WorkTold = {
  __typename: string
  id: string
  state: string
  finishedAt: string | null
  /** Of a sync run. */
  pendingFailureCount?: number
}

/** Beside the list of all work. */
const listsOf: Record<string, readonly string[]> = {
  Export: ['exports'],
  Job: ['jobs'],
  Replay: ['replays'],
  SyncRun: ['syncRuns'],
}

/**
 * Lists of work show what they were read with, and the subscription tells of work that none of them has, and of states by
 * which a list was filtered. Such a list is read again, once for each piece of work and state, however often it's told of.
 */
export class WorkNewcomers {
  readonly #signs = new Map<string, string>()
  readonly #lateReads: LateReads

  constructor(lateReads: LateReads) {
    this.#lateReads = lateReads
  }

  told({ __typename, id, state, pendingFailureCount = 0 }: WorkTold, cache: Cache): void {
    const before = this.#signs.get(id)
    const sign = `${state} ${pendingFailureCount > 0}`
    if (before === sign) return
    const names = ['work', ...(listsOf[__typename] ?? [])]
    this.#lateReads.changed(names)
    const fields = cache.inspectFields('Query').filter(({ fieldName }) => names.includes(fieldName))
    // A list that is read later has it.
    if (fields.length === 0) return
    this.#signs.set(id, sign)
    for (const [fieldName, pages] of Map.groupBy(fields, (field) => field.fieldName)) {
      const isKnown =
        before !== undefined || pages.some(({ fieldKey }) => holds(cache, fieldKey, `${__typename}:${id}`))
      for (const { arguments: args } of pages)
        if (!isKnown || isFiltered(args)) cache.invalidate('Query', fieldName, args ?? undefined)
    }
  }
}

function holds(cache: Cache, fieldKey: string, key: string): boolean {
  const edges = cache.resolve(linkOf(cache.resolve('Query', fieldKey)), 'edges')
  return Array.isArray(edges) && edges.some((edge) => linkOf(cache.resolve(linkOf(edge), 'node')) === key)
}

function isFiltered(args: Record<string, unknown> | null): boolean {
  const filter = args?.['filter'] as
    | { states?: unknown; phases?: unknown; needsAttention?: unknown }
    | undefined
  return (filter?.states ?? filter?.phases ?? filter?.needsAttention ?? null) !== null
}
