import type { StorageReason } from '../../src/storage/object-store.ts'

/**
 * What ails a store. `share`: of the calls. `isLate`: only after the call has had its effect. `after`: the bytes of a
 * stream that still come; then it ends as if it were whole, fails, or stands still. What hangs or stands still goes on
 * when the mode changes; where it heeds no abort, not before.
 */
export type StoreMode =
  | { kind: 'HEALTHY'; share: 0 }
  | { kind: 'ERROR'; share: number; reason: StorageReason; isLate: boolean }
  | { kind: 'HANG'; share: number; heedsAbort: boolean; isLate: boolean }
  | { kind: 'CUT'; share: number; after: number; how: 'END' | 'ERROR' | 'HANG' }
  | { kind: 'SLOW'; share: number; millis: number }

export const healthy: StoreMode = { kind: 'HEALTHY', share: 0 }

/** From the worker: it is ready, or how many calls to its store have met trouble so far. */
export type WorkerNews = { isReady: true } | { troubles: number }
