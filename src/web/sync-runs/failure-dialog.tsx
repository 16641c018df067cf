import { Link } from 'wouter'
import { formatBytes, formatCount } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { Moment } from '../ui/moment.tsx'
import { ErrorCode } from './error-code.tsx'
import { FailureFile } from './failure-columns.tsx'
import type { FailureRow } from './run-detail.ts'
import { actionNames, failureStateNames, stageNames } from './sync-words.ts'

/** What its state means for who would mend it. */
const standings: Record<FailureRow['state'], string | null> = {
  PENDING: null,
  REPLAYED: 'A replay has taken it over: see the run of that one.',
  RETRYING: 'The next round tries it again: nothing is to be done yet.',
}

/** All that is known of a failure; its message says what a person can do about it. */
export function FailureDialog({ failure, onClose }: { failure: FailureRow; onClose: () => void }) {
  const { message, code, channel, stage, state, attempts, size, sha256, replay } = failure
  return (
    <Dialog title="Failure" isOpen onClose={onClose}>
      <p>
        <ErrorCode code={code} /> {message}
      </p>
      {standings[state] !== null && <p>{standings[state]}</p>}
      <Facts
        facts={[
          ['File', <FailureFile key="file" failure={failure} />],
          ['Channel', channel],
          ['What was to be done', actionNames[failure.action]],
          ['Where it failed', stageNames[stage]],
          ['State', failureStateNames[state]],
          ['Rounds in which it failed', formatCount(attempts)],
          ['First seen', <Moment key="first" at={failure.firstSeenAt} />],
          ['Last seen', <Moment key="last" at={failure.lastSeenAt} />],
          ['Size', size === null ? null : formatBytes(size)],
          [
            'SHA-256',
            sha256 === null ? null : (
              <code key="sha256" className="hash">
                {sha256}
              </code>
            ),
          ],
          [
            'Taken over by',
            replay === null ? null : (
              <Link key="replay" href={`/replays/${replay.id}`}>
                A replay
              </Link>
            ),
          ],
        ]}
      />
      <div className="dialog-actions">
        {sha256 !== null && <CopyButton label="Copy hash" text={sha256} />}
        <Button onPress={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}
