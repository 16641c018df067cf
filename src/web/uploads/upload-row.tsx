import { Link } from 'wouter'
import { formatBytes, formatPercent } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { UploadItem } from './upload-item.ts'
import { useUploadQueue } from './uploads-context.tsx'

/** A file of the tray: how far it is, and what one can do with it. */
export function UploadRow({ item }: { item: UploadItem }) {
  const queue = useUploadQueue()
  const { id, file, folder, state, fileId, problem } = item
  const share = file.size === 0 ? (state === 'DONE' ? 1 : 0) : item.sent / file.size
  return (
    <li className="upload-row">
      <div className="upload-name" title={folder === '' ? file.name : `${folder}/${file.name}`}>
        {fileId === null ? file.name : <Link href={`/files/${fileId}`}>{file.name}</Link>}
      </div>
      <div className="upload-actions">
        {(state === 'WAITING' || state === 'SENDING') && (
          <Button look="quiet" aria-label={`Pause ${file.name}`} onPress={() => queue.pause(id)}>
            Pause
          </Button>
        )}
        {(state === 'PAUSED' || state === 'FAILED') && (
          <Button look="quiet" aria-label={`${again(state)} ${file.name}`} onPress={() => queue.resume(id)}>
            {again(state)}
          </Button>
        )}
        {state !== 'DONE' && (
          <Button look="quiet" aria-label={`Cancel ${file.name}`} onPress={() => queue.cancel(id)}>
            Cancel
          </Button>
        )}
      </div>
      {state === 'SENDING' || state === 'PAUSED' ? (
        <ProgressBar label={`Upload of ${file.name}`} share={share} />
      ) : null}
      <div className={`upload-facts numbers ${problem === null ? 'faint' : 'bad'}`}>
        {problem ?? factsOf(item, share)}
      </div>
    </li>
  )
}

function again(state: 'PAUSED' | 'FAILED'): string {
  return state === 'PAUSED' ? 'Resume' : 'Retry'
}

function factsOf({ state, file, sent }: UploadItem, share: number): string {
  const size = formatBytes(file.size)
  switch (state) {
    case 'WAITING':
      return `Waits · ${size}`
    case 'SENDING':
      return share >= 1
        ? `${size}, being checked`
        : `${formatPercent(share)} · ${formatBytes(sent)} of ${size}`
    case 'PAUSED':
      return `Paused at ${formatBytes(sent)} of ${size}`
    case 'FAILED':
      return `Failed · ${size}`
    case 'DONE':
      return `Done · ${size}`
    default:
      return state satisfies never
  }
}
