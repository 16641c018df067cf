import { type ExportItem, isMissing } from '../export-item.ts'
import type { FormatOptions } from '../format-options.ts'
import { gatherPages } from '../pages.ts'
import { csvHead, csvRow } from './csv-row.ts'
import { manifestRow } from './manifest-row.ts'

type ManifestOptions = Pick<FormatOptions, 'signal' | 'onProgress' | 'pages'>

/** Lists the items as CSV by RFC 4180, in UTF-8; see `csvRow` for what keeps spreadsheets from running a path. */
export function writeManifestCsv(
  items: AsyncIterable<ExportItem>,
  options: ManifestOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const line = (item: ExportItem) => csvRow(manifestRow(item))
  return gatherPages(lines(items, { ...options, head: csvHead, line }), options.pages)
}

/** Lists the items as JSON, one object a line. */
export function writeManifestNdjson(
  items: AsyncIterable<ExportItem>,
  options: ManifestOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const line = (item: ExportItem) => `${JSON.stringify(manifestRow(item))}\n`
  return gatherPages(lines(items, { ...options, head: '', line }), options.pages)
}

async function* lines(
  items: AsyncIterable<ExportItem>,
  { head, line, signal, onProgress }: ManifestOptions & { head: string; line: (item: ExportItem) => string },
): AsyncGenerator<Buffer> {
  if (head !== '') yield Buffer.from(head)
  for await (const item of items) {
    signal.throwIfAborted()
    yield Buffer.from(line(item))
    if (!isMissing(item)) onProgress?.({ items: 1, bytes: 0 })
  }
}
