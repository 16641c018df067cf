import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { SyncFailureFilter, SyncFailureStage, SyncFailureState } from '../gql/graphql.ts'
import { withoutChosen } from '../ui/chosen-keys.ts'

const stages: readonly SyncFailureStage[] = ['READ', 'HASH', 'WRITE', 'CONFIRM']
export const failureStates: readonly SyncFailureState[] = ['PENDING', 'RETRYING', 'REPLAYED']

/** Which failures of a run are looked at, as the address has it. An empty text: any. */
export type FailureView = { channel: string; code: string; stage: string; state: string; text: string }

const noView: FailureView = { channel: '', code: '', stage: '', state: '', text: '' }
const names: Record<keyof FailureView, string> = {
  channel: 'channel',
  code: 'code',
  stage: 'stage',
  state: 'failure',
  text: 'q',
}

export function useFailureView(): {
  view: FailureView
  /** What is left out stays as it is. */
  set: (part: Partial<FailureView>) => void
  clear: () => void
} {
  const [search, setSearch] = useSearchParams()
  const at = (key: keyof FailureView) => search.get(names[key]) ?? ''
  const set = (part: Partial<FailureView>) =>
    setSearch((before) => {
      // Failures that aren't shown any more aren't selected any more.
      const params = withoutChosen(before)
      for (const [key, value] of Object.entries(part)) {
        // A part of a view has its keys.
        const name = names[key as keyof FailureView]
        if (value === '') params.delete(name)
        else params.set(name, value)
      }
      return params
    })
  return {
    view: {
      channel: at('channel'),
      code: at('code'),
      stage: at('stage'),
      state: at('state'),
      text: at('text'),
    },
    set,
    clear: () => set(noView),
  }
}

/** null: all. */
export function useFilterOf({ channel, code, stage, state, text }: FailureView): SyncFailureFilter | null {
  return useMemo(() => {
    const knownStage = stages.find((one) => one === stage)
    const knownState = failureStates.find((one) => one === state)
    const filter: SyncFailureFilter = {
      ...(channel !== '' && { channels: [channel] }),
      ...(code !== '' && { codes: [code] }),
      ...(knownStage && { stages: [knownStage] }),
      ...(knownState && { states: [knownState] }),
      ...(text !== '' && { text }),
    }
    return Object.keys(filter).length === 0 ? null : filter
  }, [channel, code, stage, state, text])
}
