import { formatCount } from '../lib/format.ts'
import { Facts } from '../ui/facts.tsx'
import type { ReplayOfView } from './replay-of-view.ts'

/** What was counted from the rows in the end. */
export function ReplayReceipt({ receipt }: { receipt: NonNullable<ReplayOfView['receipt']> }) {
  return (
    <section className="card">
      <h2>Receipt</h2>
      <p className="faint">Counted once more when all was done, from what is stored.</p>
      <Facts
        facts={[
          ['The new run has', formatCount(receipt.inTarget)],
          ['Replayed in the source', formatCount(receipt.replayed)],
          ['Left in the source', formatCount(receipt.left)],
          [
            'Of these, not in the new run',
            receipt.notInTarget === 0 ? null : formatCount(receipt.notInTarget),
          ],
        ]}
      />
    </section>
  )
}
