import { type ManifestRow, manifestColumns } from './manifest-row.ts'

/**
 * What makes a spreadsheet take a field for a formula, in East Asia at full width too; and the apostrophe itself, so that
 * undoing is exact.
 */
const startsFormula = /^[=+\-@＝＋－＠\t\r\n']/u
/** Semicolon and tab as well: where a spreadsheet cuts fields by those, what is behind one could be a formula. */
const needsQuotes = /[",;\t\r\n]/

export const csvHead = csvLine(manifestColumns)

export function csvRow(row: ManifestRow): string {
  return csvLine(manifestColumns.map((column) => String(row[column] ?? '')))
}

/** One record by RFC 4180. */
function csvLine(fields: readonly string[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

/**
 * A field that a spreadsheet would take for a formula gets an apostrophe in front. To have what was meant, remove one
 * apostrophe where a field begins with one.
 */
function csvField(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
