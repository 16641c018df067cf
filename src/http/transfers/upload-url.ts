import type { Services } from '../../context.ts'
import type { Upload } from '../../files/upload.entity.ts'
import { signedUrl } from '../../lib/signed-url.ts'

/** Where to PUT an upload's bytes; works as long as the upload waits for them. */
export function uploadUrl(ctx: Services & { origin: string }, upload: Upload): string {
  return signedUrl({
    method: 'PUT',
    origin: ctx.origin,
    path: uploadPath(upload.id),
    // Rounded up: the link must not end before the upload.
    expires: Math.ceil(upload.expiresAt.getTime() / 1000),
    signingKey: ctx.signingKey,
  })
}

/** The path of an upload's link. `id` in lower case: the signature binds this spelling. */
export function uploadPath(id: string): string {
  return `/uploads/${id}`
}
