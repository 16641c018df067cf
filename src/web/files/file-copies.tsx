import { Link } from 'wouter'
import { Badge } from '../ui/badge.tsx'
import { Moment } from '../ui/moment.tsx'
import type { FileDetail } from './file-detail.ts'

/** In which stores the file's bytes are, by the word of the sync runs. */
export function FileCopies({ copies }: { copies: FileDetail['copies'] }) {
  return (
    <section className="card" aria-labelledby="copies">
      <h2 id="copies">Copies</h2>
      {copies.length === 0 ? (
        <p className="faint">
          No sync run has come by this file yet. <Link href="/sync-runs">Sync runs</Link> copy files to
          replicas, and verify them.
        </p>
      ) : (
        <table className="copies">
          <thead>
            <tr>
              <th scope="col">Store</th>
              <th scope="col">State</th>
              <th scope="col">Last read and right</th>
              <th scope="col">Found by</th>
            </tr>
          </thead>
          <tbody>
            {copies.map(({ channel, confirmedAt, fault, runId }) => (
              <tr key={channel}>
                <th scope="row">{channel}</th>
                <td>
                  {fault === null ? <Badge tone="good">Good</Badge> : <Badge tone="bad">{fault}</Badge>}
                </td>
                <td>
                  {confirmedAt === null ? 'Never, or not since it was wrong' : <Moment at={confirmedAt} />}
                </td>
                <td>
                  <Link href={`/sync-runs/${runId}`}>Sync run</Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
