import type { SyncReportLinksFragment, SyncReportState } from '../gql/graphql.ts'
import { formatBytes } from '../lib/format.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Facts } from '../ui/facts.tsx'
import { Moment } from '../ui/moment.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { ReportLinks } from './report-links.tsx'

const states: Record<SyncReportState, { label: string; tone: Tone }> = {
  CONFLICT: { label: 'Conflict', tone: 'bad' },
  PENDING: { label: 'Being written', tone: 'busy' },
  PUBLISHED: { label: 'Published', tone: 'good' },
}

/** What is kept of a run for good. */
export function RunReport({
  report,
  title,
  again,
}: {
  report: SyncReportLinksFragment
  title: string
  again: () => void
}) {
  const { label, tone } = states[report.state]
  return (
    <section className="card">
      <div className="work-head">
        <h2>Report</h2>
        <Badge tone={tone}>{label}</Badge>
        <ReportLinks report={report} title={title} />
        {report.sha256 !== null && <CopyButton label="Copy hash" text={report.sha256} />}
        {report.state === 'PENDING' && (
          <Button look="quiet" onPress={again}>
            Look again
          </Button>
        )}
      </div>
      {report.lastError !== null && (
        <ErrorNotice>
          {report.lastError}{' '}
          {report.state === 'CONFLICT'
            ? 'Nobody tries again: an operator has to look at what lies there.'
            : 'It’s tried again by itself.'}
        </ErrorNotice>
      )}
      <Facts
        facts={[
          ['Published', report.publishedAt === null ? null : <Moment key="at" at={report.publishedAt} />],
          ['Size', report.sizeBytes === null ? null : formatBytes(report.sizeBytes)],
          [
            'SHA-256',
            report.sha256 === null ? null : (
              <code key="sha256" className="hash">
                {report.sha256}
              </code>
            ),
          ],
        ]}
      />
    </section>
  )
}
