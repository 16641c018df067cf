import type { Archive } from '../../src/archives/archive.entity.ts'
import { getArchive } from '../../src/archives/get-archive.ts'
import { uploadBytes } from '../support/files.ts'
import type { TestApp } from '../support/test-app.ts'
import { type EntryToWrite, writeZip } from './zip-writer.ts'

/** Uploads an archive of these entries, or of empty files with these names, and reads its directory. */
export async function indexEntriesOf(
  app: TestApp,
  entries: readonly (EntryToWrite | string)[],
): Promise<Archive> {
  const bytes = writeZip(entries.map((entry) => (typeof entry === 'string' ? { name: entry } : entry)))
  const archive = await getArchive(app.caller, { fileId: await uploadBytes(app, 'test.zip', bytes) })
  if (archive === null || archive.problemCode) throw new Error(`not an archive: ${archive?.problemCode}`)
  return archive
}
