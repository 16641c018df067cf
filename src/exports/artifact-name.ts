import { type ExportFormat, extensions } from './export-words.ts'

/** What file systems and their tools give a meaning of its own. */
const notInNames = /[/\\:*?"<>|]/g
/** Dots alone are folders, and Windows leaves out the last ones. */
const atEnd = /[\s.]+$/u

/** A file system has room for 255, and a bag calls its folder so. */
const mostBytes = 200

/** The name of an artifact, by its collection's, that file systems take. */
export function artifactName(collection: string, format: ExportFormat): string {
  const stem = shorten(collection.replaceAll(notInNames, '-').trim()).replace(atEnd, '')
  return `${stem || 'export'}.${extensions[format]}`
}

/** As many whole characters as there is room for. */
function shorten(text: string): string {
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > mostBytes) break
    end += character.length
  }
  return text.slice(0, end)
}
