import type { Context } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { ArchiveEntry } from './archive-entry.entity.ts'

/** The entries of an archive that the caller may see, in the order of its directory. The key of the list is the index. */
export async function listEntries(
  ctx: Context,
  input: { archive: { fileId: string }; page: PageRequest },
): Promise<Page<ArchiveEntry>> {
  const { archive, page } = input
  const entries = await ctx.em
    .fork()
    .find(
      ArchiveEntry,
      { archiveId: archive.fileId, ...(page.after && { index: { $gt: Number(page.after) } }) },
      { orderBy: { index: 'asc' }, limit: page.first + 1 },
    )
  return toPage(entries, page.first)
}
