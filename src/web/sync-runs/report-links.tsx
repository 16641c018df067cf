import type { SyncReportLinksFragment } from '../gql/graphql.ts'

/** The documents that are kept of a run. The links need no key, and work for a day. */
export function ReportLinks({
  report: { downloadUrl, failuresUrl },
  title,
}: {
  report: Pick<SyncReportLinksFragment, 'downloadUrl' | 'failuresUrl'>
  /** Of the run, for who doesn't see what is beside the links. */
  title: string
}) {
  return (
    <span className="report-links">
      {downloadUrl !== null && (
        <a href={downloadUrl} download aria-label={`Report of ${title}`}>
          Report
        </a>
      )}
      {failuresUrl !== null && (
        <a href={failuresUrl} download aria-label={`Failures of ${title}, as a list`}>
          Failures
        </a>
      )}
    </span>
  )
}
