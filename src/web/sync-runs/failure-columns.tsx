import { Link } from 'wouter'
import { Badge } from '../ui/badge.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { ErrorCode } from './error-code.tsx'
import type { FailureRow } from './failure-list.tsx'
import { actionNames, failureStateNames } from './sync-words.ts'

type Selection = { selected: ReadonlySet<string>; setSelected: (ids: ReadonlySet<string>) => void }

/** @param selection null: there's nothing to select them for. */
export function failureColumns(selection: Selection | null): Column<FailureRow>[] {
  return [
    {
      name: 'File',
      width: 'minmax(0, 1.6fr)',
      cell: (failure) => (
        <span className="failure-file">
          {selection !== null && <Select failure={failure} {...selection} />}
          <FailureFile failure={failure} />
        </span>
      ),
    },
    {
      name: 'What went wrong',
      width: 'minmax(0, 3fr)',
      isMinor: true,
      cell: ({ message, code }) => (
        <div className="failure-message" title={message}>
          <ErrorCode code={code} /> {message}
        </div>
      ),
    },
    { name: 'Channel', width: '7rem', isMinor: true, cell: ({ channel }) => channel },
    {
      name: 'State',
      width: '8rem',
      cell: ({ state }) => (
        <Badge tone={state === 'PENDING' ? 'bad' : state === 'RETRYING' ? 'busy' : 'calm'}>
          {failureStateNames[state]}
        </Badge>
      ),
    },
    {
      name: 'Last seen',
      width: '10rem',
      align: 'end',
      isMinor: true,
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
    },
  ]
}

function Select({
  failure: { id, state, filename },
  selected,
  setSelected,
}: Selection & { failure: FailureRow }) {
  return (
    <Checkbox
      aria-label={`Select ${filename ?? 'an object without a file'}`}
      isDisabled={state !== 'PENDING'}
      isSelected={selected.has(id)}
      onChange={(isIn) => {
        const after = new Set(selected)
        if (isIn) after.add(id)
        else after.delete(id)
        setSelected(after)
      }}
    />
  )
}

/** The file that it's about, as it is now, or was; or what was to be done with an object that no file has. */
export function FailureFile({ failure: { file, filename, action } }: { failure: FailureRow }) {
  if (file !== null)
    return (
      <Link href={`/files/${file.id}`} title={file.filename}>
        {file.filename}
      </Link>
    )
  return <span className="faint">{filename === null ? actionNames[action] : `${filename} (deleted)`}</span>
}
