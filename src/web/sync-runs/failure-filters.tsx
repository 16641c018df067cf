import { Button } from '../ui/button.tsx'
import { withoutChosen } from '../ui/chosen-keys.ts'
import { Choice } from '../ui/field.tsx'
import { UrlField } from '../ui/url-field.tsx'
import type { RunDetail } from './run-detail.ts'
import { failureStateNames } from './sync-words.ts'
import { failureStates, useFailureView } from './use-failure-filter.ts'

/** Which failures are listed; part of the address. */
export function FailureFilters({ run }: { run: RunDetail }) {
  const { view, set, clear } = useFailureView()
  const codes = [...new Set(run.failureGroups.map(({ code }) => code))].sort()
  const isNarrowed = Object.values(view).some((value) => value !== '')
  return (
    <div className="failure-filters">
      <Choice
        label="What went wrong"
        value={view.code}
        options={optionsOf('Anything', codes, view.code)}
        onChange={(code) => set({ code, stage: '' })}
      />
      <Choice
        label="Channel"
        value={view.channel}
        options={optionsOf('Any', run.channelNames, view.channel)}
        onChange={(channel) => set({ channel })}
      />
      <Choice
        label="State"
        value={view.state}
        options={[
          { value: '', label: 'Any' },
          ...failureStates.map((value) => ({ value: String(value), label: failureStateNames[value] })),
        ]}
        onChange={(state) => set({ state })}
      />
      <UrlField label="File or message" name="q" along={withoutChosen} />
      {isNarrowed && (
        <Button look="quiet" onPress={clear}>
          Show all
        </Button>
      )}
    </div>
  )
}

function optionsOf(any: string, values: readonly string[], chosen: string) {
  const known = chosen === '' || values.includes(chosen) ? values : [...values, chosen]
  return [{ value: '', label: any }, ...known.map((value) => ({ value, label: value }))]
}
