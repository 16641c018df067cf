import type { FoundFile } from './dropped-files.ts'

/**
 * WAITING → SENDING → DONE | FAILED. PAUSED can be come to from the first two, and like FAILED leads back to WAITING. The
 * server's offset says where sending goes on.
 */
export type UploadItemState = 'WAITING' | 'SENDING' | 'PAUSED' | 'FAILED' | 'DONE'

/** A file that was chosen here, on its way to the server. */
export type UploadItem = FoundFile & {
  id: number
  /** Makes its upload once, however often that's asked for. */
  idempotencyKey: string
  state: UploadItemState
  /** Bytes that are on the server, as far as is known here. */
  sent: number
  /** Of the server's upload; null: it isn't made yet. */
  uploadId: string | null
  fileId: string | null
  /** Why it failed, in a sentence. */
  problem: string | null
}

/** What all uploads together come to. Those that failed count as neither done nor to come. */
export type UploadTotals = {
  count: number
  done: number
  failed: number
  paused: number
  isActive: boolean
  bytes: number
  sent: number
  /** Bytes a second; null: nothing is being sent, or not for long enough. */
  rate: number | null
}

export function totalsOf(items: readonly UploadItem[], rate: number | null): UploadTotals {
  const counted = items.filter(({ state }) => state !== 'FAILED')
  const isActive = items.some(({ state }) => state === 'WAITING' || state === 'SENDING')
  return {
    count: items.length,
    done: items.filter(({ state }) => state === 'DONE').length,
    failed: items.length - counted.length,
    paused: items.filter(({ state }) => state === 'PAUSED').length,
    isActive,
    bytes: counted.reduce((sum, { file }) => sum + file.size, 0),
    sent: counted.reduce((sum, { sent }) => sum + sent, 0),
    rate: isActive ? rate : null,
  }
}
