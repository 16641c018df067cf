import { CheckboxGroup, Label } from 'react-aria-components'
import { useRead } from '../api/use-read.ts'
import { ChannelsDocument } from '../gql/graphql.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Choice, TextField } from '../ui/field.tsx'
import { syncKindNames } from '../work/run-title.ts'
import { RunFiles } from './run-files.tsx'
import type { Extent, RunWish } from './run-wish.ts'
import { kindSentences } from './sync-words.ts'

const extentNames: Record<Extent, string> = {
  ALL: 'Everything',
  OLD: 'Only what wasn’t confirmed of late',
  SAMPLE: 'A sample',
}

/** What runs shall do, with which files, on which channels, and within which limits. */
export function RunWishFields({
  wish,
  fault,
  onChange,
}: {
  wish: RunWish
  /** Which field is at fault, as the API names it, and why. */
  fault: { field: string | null; message: string } | null
  onChange: (wish: RunWish) => void
}) {
  const set = (part: Partial<RunWish>) => onChange({ ...wish, ...part })
  const errorOf = (field: string) => (fault?.field === field ? fault.message : null)
  return (
    <>
      <Choice
        label="What to do"
        value={wish.kind}
        options={(['MIRROR', 'VERIFY'] as const).map((value) => ({ value, label: syncKindNames[value] }))}
        onChange={(kind) => set({ kind, channels: [] })}
      />
      <p className="faint">{kindSentences[wish.kind]}</p>
      <RunFiles files={wish.files} onChange={(files) => set({ files })} />
      <Channels kind={wish.kind} chosen={wish.channels} onChange={(channels) => set({ channels })} />
      {wish.kind === 'VERIFY' ? (
        <>
          <Choice
            label="What to read"
            value={wish.extent}
            options={(['ALL', 'SAMPLE', 'OLD'] as const).map((value) => ({
              value,
              label: extentNames[value],
            }))}
            onChange={(extent) => set({ extent })}
          />
          {wish.extent === 'SAMPLE' && (
            <TextField
              label="How many per cent of the files"
              inputMode="decimal"
              value={wish.samplePercent}
              onChange={(samplePercent) => set({ samplePercent })}
              error={errorOf('options.samplePercent')}
              hint="Another choice in each run, so that in time all are read."
            />
          )}
          {wish.extent === 'OLD' && (
            <TextField
              label="Not confirmed for how many days"
              inputMode="numeric"
              value={wish.olderThanDays}
              onChange={(olderThanDays) => set({ olderThanDays })}
              error={errorOf('options.olderThanDays')}
            />
          )}
        </>
      ) : (
        <Checkbox
          isSelected={wish.removeExtraneous}
          onChange={(removeExtraneous) => set({ removeExtraneous })}
        >
          Also remove from the replicas what no file has any more
        </Checkbox>
      )}
      <div className="field-pair">
        <TextField
          label="At most, in GB a day"
          inputMode="decimal"
          placeholder="No limit"
          value={wish.gigabytesPerDay}
          onChange={(gigabytesPerDay) => set({ gigabytesPerDay })}
          error={errorOf('options.bytesPerDay')}
        />
        <TextField
          label="At most, in hours a day"
          inputMode="decimal"
          placeholder="No limit"
          value={wish.hoursPerDay}
          onChange={(hoursPerDay) => set({ hoursPerDay })}
          error={errorOf('options.secondsPerDay')}
        />
      </div>
    </>
  )
}

/** A MIRROR reads the primary store and works on replicas. */
function Channels({
  kind,
  chosen,
  onChange,
}: {
  kind: RunWish['kind']
  chosen: readonly string[]
  onChange: (channels: string[]) => void
}) {
  const { data } = useRead(ChannelsDocument, {})
  const known = (data?.channels ?? [])
    .filter(({ role }) => kind === 'VERIFY' || role === 'REPLICA')
    .map(({ name }) => name)
  if (data === undefined) return null
  const [only] = known
  if (only === undefined) return <p>No replica is configured: there is nothing to copy to.</p>
  if (known.length === 1) return <p>It works on the channel {only}.</p>
  return (
    <CheckboxGroup className="check-group" value={[...chosen]} onChange={onChange}>
      <Label>Channels (none chosen: all)</Label>
      <div className="row-actions">
        {known.map((name) => (
          <Checkbox key={name} value={name}>
            {name}
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  )
}
