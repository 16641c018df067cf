import { Link } from 'wouter'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { ErrorCode } from './error-code.tsx'
import type { FailureRow } from './run-detail.ts'
import { actionNames, failureStateNames } from './sync-words.ts'

export function failureColumns(onOpen: (failure: FailureRow) => void): Column<FailureRow>[] {
  return [
    {
      name: 'File',
      width: 'minmax(0, 1.6fr)',
      cell: (failure) => <FailureFile failure={failure} />,
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
    { name: 'Channel', width: '6rem', isMinor: true, cell: ({ channel }) => channel },
    {
      name: 'State',
      width: '7rem',
      cell: ({ state }) => (
        <Badge tone={state === 'PENDING' ? 'bad' : state === 'RETRYING' ? 'busy' : 'calm'}>
          {failureStateNames[state]}
        </Badge>
      ),
    },
    {
      name: 'Last seen',
      width: '9rem',
      align: 'end',
      isMinor: true,
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
    },
    {
      name: 'Details',
      width: '6rem',
      align: 'end',
      cell: (failure) => (
        <Button
          look="quiet"
          aria-label={`Details of ${failure.filename ?? 'an object without a file'}`}
          onPress={() => onOpen(failure)}
        >
          Details
        </Button>
      ),
    },
  ]
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
