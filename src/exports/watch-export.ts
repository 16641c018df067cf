import type { CallerContext } from '../context.ts'
import { watchOneWork } from '../work/watch-work.ts'
import type { Export } from './export.entity.ts'
import { getExport } from './get-export.ts'
import { readExports } from './read-exports.ts'

/**
 * The states of an export, beginning with the present one and ending with the one in which its build ended.
 * @throws NotFoundError
 */
export async function watchExport(
  ctx: CallerContext,
  input: { exportId: string },
): Promise<AsyncGenerator<Export>> {
  const { work } = await getExport(ctx, input)
  return watchOneWork(ctx, work.id, readExports)
}
