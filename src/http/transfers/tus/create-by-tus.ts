import { demandScope } from '../../../accounts/demand-scope.ts'
import { type CallerContext, createContext } from '../../../context.ts'
import { UnauthenticatedError } from '../../../errors.ts'
import { createUpload } from '../../../files/create-upload.ts'
import type { Upload } from '../../../files/upload.entity.ts'
import { authenticateRequest } from '../../authenticate-request.ts'
import { demandCsrfHeader } from '../../demand-csrf-header.ts'
import type { Exchange } from '../../route.ts'

/** Who makes an upload by the protocol itself. @throws UnauthenticatedError, ForbiddenError */
export async function authorizeCreation({ services, request }: Exchange): Promise<CallerContext> {
  const caller = await authenticateRequest(services, request.headers)
  if (caller === null) throw new UnauthenticatedError('This needs an API key or a session.')
  demandCsrfHeader(request, caller)
  demandScope(caller, 'WRITE')
  return { ...createContext(services), caller }
}

/**
 * Makes an upload as `createUpload` does, out of the headers of tus 1.0 (creation extension). Of Upload-Metadata it takes
 * `filename` or `name`, `filetype` or `contentType`, and `sha256`, as clients send them.
 * @throws InvalidInputError
 */
export async function createByTus(
  ctx: CallerContext,
  { length, metadata }: { length: string | undefined; metadata: Record<string, string | null> },
): Promise<Upload> {
  const { filename, name, filetype, contentType, sha256 } = metadata
  const { upload } = await createUpload(ctx, {
    filename: filename ?? name ?? 'file',
    contentType: filetype || contentType || null,
    size: length === undefined ? null : Number(length),
    sha256: sha256 || null,
    tags: null,
    idempotencyKey: null,
  })
  return upload
}
