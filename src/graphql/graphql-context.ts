import type { Caller } from '../accounts/caller.ts'
import { type CallerContext, createContext, type Services } from '../context.ts'
import { UnauthenticatedError } from '../errors.ts'
import type { Export } from '../exports/export.entity.ts'
import type { File } from '../files/file.entity.ts'
import type { Upload } from '../files/upload.entity.ts'
import type { ReportPart } from '../sync-runs/archive/get-linked-report.ts'
import type { RunArchive } from '../sync-runs/archive/run-archive.entity.ts'
import { createLoaders, type Loaders } from './loaders.ts'

/** Makes links that work at the address where the request came in. */
export type Links = {
  /** @throws InvalidInputError with field `expiresIn`, in seconds. */
  downloadUrl(file: File, expiresIn: number): Promise<string>
  /** null: it isn't ready, or not any more. @throws InvalidInputError with field `expiresIn`, in seconds. */
  exportUrl(of: Export, expiresIn: number): string | null
  /** null: it isn't published. @throws InvalidInputError with field `expiresIn`, in seconds. */
  reportUrl(report: RunArchive, link: { part: ReportPart; expiresIn: number }): string | null
  /** What they begin with. */
  origin: string
  uploadUrl(upload: Upload): string
}

/** What resolvers get, of one operation, whether it came by HTTP or by a socket. */
export type GraphqlContext = CallerContext & { links: Links; loaders: Loaders; requestId: string }

/**
 * @param request.caller null: someone without a credential. Reading the context's `caller` then throws
 *   UnauthenticatedError, so that nothing is done for them by oversight.
 */
export function createGraphqlContext(
  services: Services,
  request: { caller: Caller | null; links: Links; requestId: string },
): GraphqlContext {
  const ctx = {
    ...createContext(services),
    links: request.links,
    requestId: request.requestId,
    get caller(): Caller {
      if (request.caller === null) throw new UnauthenticatedError('This needs an API key or a session.')
      return request.caller
    },
  }
  return Object.assign(ctx, { loaders: createLoaders(ctx) })
}
