import { formatBytes, formatCount } from '../lib/format.ts'
import { Badge } from '../ui/badge.tsx'
import type { RunDetail } from './run-detail.ts'

/** Counters of each channel: what there is, and what became of it. */
export function ChannelsTable({ channels }: { channels: RunDetail['channels'] }) {
  return (
    <section className="card">
      <h2 id="channels">Channels</h2>
      {channels.length === 0 ? (
        <p className="faint">No file is cut into tasks yet.</p>
      ) : (
        // A wide table scrolls by itself, also by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
        <section className="scroll-x" tabIndex={0} aria-label="Table of channels">
          <table className="plain-table" aria-labelledby="channels">
            <thead>
              <tr>
                <th scope="col">Channel</th>
                {['Listed', 'Done', 'Skipped', 'Failed', 'Pending', 'Tried again', 'Settled', 'Moved'].map(
                  (name) => (
                    <th key={name} scope="col" className="end">
                      {name}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {channels.map((one) => (
                <tr key={one.channel}>
                  <th scope="row">
                    {one.channel} {one.outages.length > 0 && <Badge tone="warn">Waits for a store</Badge>}
                  </th>
                  <td className="end numbers">{formatCount(one.listed)}</td>
                  <td className="end numbers">{formatCount(one.done)}</td>
                  <td className="end numbers">{formatCount(one.skipped)}</td>
                  <td className="end numbers">{formatCount(one.failed)}</td>
                  <td className="end numbers">{formatCount(one.pendingFailures)}</td>
                  <td className="end numbers">{formatCount(one.retrying)}</td>
                  <td className="end numbers">
                    {formatBytes(one.settledBytes)} of {formatBytes(one.listedBytes)}
                  </td>
                  <td className="end numbers">{formatBytes(one.movedBytes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
