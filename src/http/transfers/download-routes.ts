import { getLinkedExport } from '../../exports/get-linked-export.ts'
import { loseArtifact } from '../../exports/lose-artifact.ts'
import { contentPath } from '../../files/content-path.ts'
import { getLinkedFile } from '../../files/get-linked-file.ts'
import { getLinkedReport, type ReportPart } from '../../sync-runs/archive/get-linked-report.ts'
import type { Route } from '../route.ts'
import { artifactPath } from './export-url.ts'
import { linkedContent } from './linked-content.ts'
import { reportPath } from './report-url.ts'

/** The bytes of files, of exports and of reports, for whoever has a link. */
export const downloadRoutes: Route[] = [
  linkedContent(contentPath, { find: (ctx, fileId) => getLinkedFile(ctx, { fileId }) }),
  linkedContent(artifactPath, {
    find: (ctx, exportId) => getLinkedExport(ctx, { exportId }),
    lose: (ctx, exportId, { storageKey }) => loseArtifact(ctx, { exportId, storageKey }),
  }),
  linkedReport('document'),
  linkedReport('failures'),
]

function linkedReport(part: ReportPart): Route {
  const pathOf = (id: string) => reportPath(id, part)
  return linkedContent(pathOf, { find: (ctx, runId) => getLinkedReport(ctx, { runId, part }) })
}
