import { type CallerContext, createContext } from '../context.ts'
import { getUpload } from './get-upload.ts'
import { Upload } from './upload.entity.ts'

/** The states of an upload, beginning with the present one and ending with the one in which it ended. @throws NotFoundError */
export async function watchUpload(
  ctx: CallerContext,
  input: { uploadId: string },
): Promise<AsyncGenerator<Upload>> {
  const { id } = await getUpload(ctx, input)
  return ctx.live.watch({
    id,
    read: () => createContext(ctx).em.findOne(Upload, { id }),
    versionOf: ({ version }) => version,
    isFinal: ({ state }) => state !== 'PENDING' && state !== 'VERIFYING',
  })
}
