import type { Services } from '../context.ts'
import type { Links } from '../graphql/graphql-context.ts'
import { downloadUrl } from './transfers/download-url.ts'
import { exportUrl } from './transfers/export-url.ts'
import { presignedUrl } from './transfers/presigned-url.ts'
import { reportUrl } from './transfers/report-url.ts'
import { uploadUrl } from './transfers/upload-url.ts'

/** Signed links that begin with `origin`. */
export function createLinks(services: Services, origin: string): Links {
  const ctx = { ...services, origin }
  return {
    downloadUrl: async (file, expiresIn) =>
      (await presignedUrl(services, file, expiresIn)) ?? downloadUrl(ctx, file, expiresIn),
    exportUrl: (ready, expiresIn) => exportUrl(ctx, ready, expiresIn),
    origin,
    reportUrl: (report, link) => reportUrl(ctx, report, link),
    uploadUrl: (upload) => uploadUrl(ctx, upload),
  }
}
