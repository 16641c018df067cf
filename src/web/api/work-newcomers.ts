import type { Cache } from '@urql/exchange-graphcache'

export type WorkTold = { __typename: string; id: string; state: string; finishedAt: string | null }

const listOf: Record<string, string> = {
  Export: 'exports',
  Job: 'jobs',
  Replay: 'replays',
  SyncRun: 'syncRuns',
}

/**
 * Lists of work show what they were read with, and the subscription tells of work that none of them has, and of states by
 * which a list was filtered. Such a list is read again, once for each piece of work and state, however often it's told of.
 */
export class WorkNewcomers {
  readonly #states = new Map<string, string>()

  told({ __typename, id, state }: WorkTold, cache: Cache): void {
    const before = this.#states.get(id)
    if (before === state) return
    const list = listOf[__typename]
    if (list === undefined) return
    const fields = cache.inspectFields('Query').filter(({ fieldName }) => fieldName === list)
    // A list that is read later has it.
    if (fields.length === 0) return
    this.#states.set(id, state)
    const isKnown =
      before !== undefined || fields.some(({ fieldKey }) => holds(cache, fieldKey, `${__typename}:${id}`))
    for (const { fieldName, arguments: args } of fields)
      if (!isKnown || isFiltered(args)) cache.invalidate('Query', fieldName, args ?? undefined)
  }
}

function holds(cache: Cache, fieldKey: string, key: string): boolean {
  const edges = cache.resolve(linkOf(cache.resolve('Query', fieldKey)), 'edges')
  return Array.isArray(edges) && edges.some((edge) => linkOf(cache.resolve(linkOf(edge), 'node')) === key)
}

/** A link of the cache is the key of what it leads to. */
function linkOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isFiltered(args: Record<string, unknown> | null): boolean {
  const filter = args?.['filter'] as { states?: unknown; phases?: unknown } | undefined
  return (filter?.states ?? filter?.phases ?? null) !== null
}
