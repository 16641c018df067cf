import { formatBytes, formatCount } from '../lib/format.ts'
import type { RunDetail } from './sync-run-view.tsx'

/** What came of each round: bars to see, and beside each its numbers. */
export function RoundsChart({ rounds }: { rounds: RunDetail['rounds'] }) {
  const most = Math.max(...rounds.map(({ attempted }) => attempted), 1)
  const sorted = [...rounds].sort((a, b) => a.round - b.round || a.channel.localeCompare(b.channel))
  return (
    <section className="card">
      <h2 id="rounds">Rounds</h2>
      {sorted.length === 0 ? (
        <p className="faint">
          No task had its turn yet. What fails in a round is tried again in the next, up to three.
        </p>
      ) : (
        // A wide table scrolls by itself, also by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
        <section className="scroll-x" tabIndex={0} aria-label="Table of rounds">
          <table className="plain-table" aria-labelledby="rounds">
            <thead>
              <tr>
                <th scope="col">Round</th>
                <th scope="col" className="bar-cell">
                  <span className="bar-key good" aria-hidden="true" /> Succeeded{' '}
                  <span className="bar-key bad" aria-hidden="true" /> Failed
                </th>
                <th scope="col" className="end">
                  Succeeded
                </th>
                <th scope="col" className="end">
                  Failed
                </th>
                <th scope="col" className="end">
                  Moved
                </th>
              </tr>
            </thead>
            <tbody>
              {sorted.map(({ round, channel, succeeded, failed, movedBytes }) => (
                <tr key={`${round} ${channel}`}>
                  <th scope="row">
                    {round} · {channel}
                  </th>
                  <td className="bar-cell">
                    <div className="bar" aria-hidden="true">
                      <span className="good" style={{ width: `${(succeeded / most) * 100}%` }} />
                      <span className="bad" style={{ width: `${(failed / most) * 100}%` }} />
                    </div>
                  </td>
                  <td className="end numbers">{formatCount(succeeded)}</td>
                  <td className="end numbers">{formatCount(failed)}</td>
                  <td className="end numbers">{formatBytes(movedBytes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
