import type { JobDetailFragment } from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { Facts } from '../ui/facts.tsx'
import { skipReasons } from './words.ts'

/** What came of an extraction, and what did not. */
export function JobSummary({ summary }: { summary: NonNullable<JobDetailFragment['summary']> }) {
  return (
    <section className="card">
      <h2>Summary</h2>
      <Facts
        facts={[
          ['Entries in the archive', formatCount(summary.entries)],
          ['Extracted', formatCount(summary.extracted)],
          ['Bytes', formatBytes(summary.bytes)],
          ['Not come to', summary.notReached === 0 ? null : formatCount(summary.notReached)],
        ]}
      />
      {summary.skipped.length > 0 && (
        <>
          <h3>Skipped, by reason</h3>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">Reason</th>
                <th scope="col" className="end">
                  Entries
                </th>
              </tr>
            </thead>
            <tbody>
              {summary.skipped.map(({ reason, count }) => (
                <tr key={reason}>
                  <td>{skipReasons[reason]}</td>
                  <td className="end numbers">{formatCount(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {summary.skippedEntries.length > 0 && (
        <>
          <h3>The first that could not be extracted</h3>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">Entry</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              {summary.skippedEntries.map(({ index, name, reason }) => (
                <tr key={index}>
                  <td>{name}</td>
                  <td>{skipReasons[reason]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
