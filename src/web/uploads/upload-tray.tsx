import { useId, useState } from 'react'
import { useRead } from '../api/use-read.ts'
import { UnfinishedUploadsDocument } from '../gql/graphql.ts'
import { formatBytes, formatCount, formatPercent, formatRate, formatSeconds } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import type { UploadItem, UploadItemState, UploadTotals } from './upload-item.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploadQueue, useUploads } from './uploads-context.tsx'
import './uploads.css'

/** So many files are shown; the others are counted. */
const shownRows = 60
const order: readonly UploadItemState[] = ['FAILED', 'SENDING', 'PAUSED', 'WAITING', 'DONE']

/** What is being uploaded, and what waits for its file to be chosen again. It's there while there is any. */
export function UploadTray() {
  const queue = useUploadQueue()
  const { items, totals } = useUploads()
  const listId = useId()
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const { data } = useRead(UnfinishedUploadsDocument, {})
  const own = new Set(items.map(({ uploadId }) => uploadId))
  const unfinished = (data?.uploads.edges ?? [])
    .map(({ node }) => node)
    .filter(({ id, direct, state }) => !own.has(id) && !direct && state === 'PENDING')
  // Old uploads alone don't open it.
  const isOpen = isWanted ?? items.length > 0
  const shown = sortForTray(items).slice(0, shownRows)
  return (
    <>
      <p role="status" className="visually-hidden">
        {announce(totals)}
      </p>
      {(items.length > 0 || unfinished.length > 0) && (
        <section className="uploads" aria-label="Uploads">
          <div className="uploads-head">
            <h2>{titleOf(totals, unfinished.length)}</h2>
            <Button
              look="quiet"
              aria-label={isOpen ? 'Hide uploads' : 'Show uploads'}
              aria-expanded={isOpen}
              aria-controls={listId}
              onPress={() => setWanted(!isOpen)}
            >
              {isOpen ? 'Hide' : 'Show'}
            </Button>
          </div>
          {totals.isActive && (
            <div className="uploads-total numbers faint">
              <ProgressBar label="All uploads" share={shareOf(totals)} />
              {rateOf(totals)}
            </div>
          )}
          <div id={listId} hidden={!isOpen} className="uploads-list">
            {isOpen && (
              <>
                <div className="uploads-all">
                  {totals.isActive && <Button onPress={() => queue.pauseAll()}>Pause all</Button>}
                  {totals.paused > 0 && <Button onPress={() => queue.resumeAll()}>Resume all</Button>}
                  {totals.failed > 0 && <Button onPress={() => queue.resumeAll()}>Retry all</Button>}
                  {totals.done > 0 && <Button onPress={() => queue.clearDone()}>Clear finished</Button>}
                </div>
                <ul aria-label="Files being uploaded">
                  {shown.map((item) => (
                    <UploadRow key={item.id} item={item} />
                  ))}
                </ul>
                {items.length > shown.length && (
                  <p className="faint">and {formatCount(items.length - shown.length)} more</p>
                )}
                {unfinished.length > 0 && <UnfinishedUploads uploads={unfinished} />}
              </>
            )}
          </div>
        </section>
      )}
    </>
  )
}

/** What needs a person first, then what moves. */
function sortForTray(items: readonly UploadItem[]): UploadItem[] {
  return order.flatMap((state) => items.filter((item) => item.state === state))
}

function titleOf({ isActive, count, done, failed, paused }: UploadTotals, unfinished: number): string {
  if (count === 0) return `${formatCount(unfinished)} unfinished ${unfinished === 1 ? 'upload' : 'uploads'}`
  const far = `${formatCount(done)} of ${formatCount(count)} uploaded`
  if (failed > 0) return `${far}, ${formatCount(failed)} failed`
  return !isActive && paused > 0 ? `${far}, paused` : far
}

function shareOf({ bytes, sent }: UploadTotals): number {
  return bytes === 0 ? 0 : sent / bytes
}

function rateOf(totals: UploadTotals): string {
  const { bytes, sent, rate } = totals
  const far = `${formatPercent(shareOf(totals))} of ${formatBytes(bytes)}`
  if (rate === null || rate === 0) return far
  return `${far} · ${formatRate(rate)} · ${formatSeconds((bytes - sent) / rate)} left`
}

/** Read out when it changes: at each quarter, and at the end. */
function announce(totals: UploadTotals): string {
  const { count, done, failed, isActive, paused } = totals
  if (count === 0) return ''
  if (isActive) return `Uploading, ${Math.floor(shareOf(totals) * 4) * 25} percent`
  if (paused > 0) return 'Uploads are paused'
  return failed > 0
    ? `${formatCount(failed)} of ${formatCount(count)} uploads failed`
    : `${formatCount(done)} ${done === 1 ? 'upload is' : 'uploads are'} done`
}
