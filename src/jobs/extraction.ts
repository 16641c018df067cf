import type { ArchiveFile } from '../archives/index-archive.ts'
import type { Tags } from '../files/tags.ts'
import type { Run } from '../work/run.ts'
import type { ExtractionRequest } from './extraction-request.ts'

/** One attempt at an extraction: of what, what of it, and with which tags for the files. */
export type Extraction = {
  run: Run
  archive: ArchiveFile
  request: ExtractionRequest
  tags: Tags
}
