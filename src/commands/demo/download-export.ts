import { basename, join } from 'node:path'
import { OperatorError } from '../../errors.ts'
import type { DemoExportFragment } from '../../gql/graphql.ts'
import { countOf, formatBytes, printable } from '../format.ts'
import { saveFile } from './save-file.ts'

/** Downloads a ready export into a folder under its own name, and says what is in it and what isn't. */
export async function downloadExport(
  built: DemoExportFragment,
  { directory, itemCount }: { directory: string; itemCount: number },
): Promise<void> {
  const { filename, sizeBytes: size, sha256, downloadUrl, revision, complete, missing } = built
  // Of a build that has succeeded it's null only once the artifact has expired.
  if (size === null || sha256 === null || downloadUrl === null)
    throw new OperatorError('The export has expired.')
  const place = join(directory, basename(filename))
  await saveFile({ size, sha256, downloadUrl }, place)
  console.log(`  ${formatBytes(size)}, SHA-256 ${sha256}, checked`)
  const files = countOf(itemCount, 'file', 'files')
  console.log(`  ${files} of revision ${revision}, ${complete ? 'none' : 'some'} missing`)
  for (const { node } of missing.edges) console.log(`  without ${printable(node.path)}: ${node.reason}`)
  console.log(`  in ${place}`)
}
