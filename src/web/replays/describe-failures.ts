import type { SyncFailureFilter, SyncFailureStage } from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import { stageNames } from '../sync-runs/sync-words.ts'

/** Which failures of a run a replay is asked for. Neither ids nor a filter: all that are pending. */
export type ReplayWish = { failureIds: readonly string[] | null; filter: SyncFailureFilter | null }

/** The same in words, such as "The pending failures with HASH_MISMATCH on nas". */
export function describeFailures({ failureIds, filter }: ReplayWish): string {
  if (failureIds !== null)
    return failureIds.length === 1
      ? 'The one failure that you selected'
      : `The ${formatCount(failureIds.length)} failures that you selected`
  const parts = [
    listOf('with', filter?.codes),
    listOf('on', filter?.channels),
    filter?.stages?.map((stage) => stageNames[stage]).join(' or ') ?? null,
    filter?.text ? `that mention “${filter.text}”` : null,
  ].filter((part) => part !== null)
  if (parts.length === 0) return 'All pending failures of the run'
  return `The pending failures ${parts.join(', ')}`
}

const stages: readonly SyncFailureStage[] = ['READ', 'HASH', 'WRITE', 'CONFIRM']

/** What a replay answers as its filter, which is in the form of the input. */
export function readFilter(json: Record<string, unknown> | null): SyncFailureFilter | null {
  if (json === null) return null
  const { text } = json
  const asked = textsOf(json['stages'])
  return {
    codes: textsOf(json['codes']),
    channels: textsOf(json['channels']),
    stages: asked && stages.filter((stage) => asked.includes(stage)),
    text: typeof text === 'string' ? text : null,
  }
}

function textsOf(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null
}

function listOf(word: string, values: readonly string[] | null | undefined): string | null {
  return values && values.length > 0 ? `${word} ${values.join(' or ')}` : null
}
