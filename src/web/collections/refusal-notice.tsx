import type { Refusal } from '../api/use-change.ts'
import { ErrorNotice } from '../ui/notice.tsx'

/** Why a change of a collection was refused, and what one can do. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  if (refusal === null) return null
  return (
    <ErrorNotice>
      {refusal.message}
      {refusal.code === 'CONFLICT' && (
        <p>The collection was read again, as it is now. Change what stands in the way, or try once more.</p>
      )}
    </ErrorNotice>
  )
}
