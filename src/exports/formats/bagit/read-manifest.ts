import { decodeBagPath } from './bag-path.ts'
import type { BagReport } from './bag-report.ts'
import type { Declaration } from './read-declaration.ts'

/** The checksums of a manifest, by path. */
export type Manifest = { name: string; algorithm: string; checksums: Map<string, string> }

/** Checksum, white space, and an asterisk where md5sum read in its binary mode. */
const manifestLine = /^([0-9a-f]+)[ \t]+(\*?)(.+)$/i
const fetchLine = /^(\S+)[ \t]+([0-9]+|-)[ \t]+(.+)$/

type ManifestFile = { name: string; text: string; isPayload: boolean }

export function readManifest(
  { name, text, isPayload }: ManifestFile,
  { isBefore1 }: Declaration,
  report: BagReport,
): Manifest {
  const algorithm = /-([^-]+)\.txt$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const checksums = new Map<string, string>()
  for (const line of linesOf(text)) {
    const [, checksum = '', mark, written = ''] = manifestLine.exec(line) ?? []
    const path = decodeBagPath(withoutDot(written), isBefore1)
    const known = checksums.get(path)
    if (checksum === '') report.errors.push(`${name} has a line that makes no sense: ${line}.`)
    else if (!isInScope(path, isPayload)) report.errors.push(`${name} lists what lies outside: ${written}.`)
    else if (known !== undefined) {
      const isHarmless = isBefore1 && known === checksum.toLowerCase()
      const list = isHarmless ? report.warnings : report.errors
      list.push(`${name} lists a file twice: ${path}.`)
    } else checksums.set(path, checksum.toLowerCase())
    if (mark === '*') report.warnings.push(`${name} marks a file with an asterisk: ${path}.`)
    if (path !== decodeBagPath(written, isBefore1)) {
      report.warnings.push(`${name} has a path with a dot in front: ${written}.`)
    }
  }
  return { name, algorithm, checksums }
}

/** The paths that fetch.txt tells where to get (RFC 8493, section 2.2.3). */
export function readFetch(text: string, { isBefore1 }: Declaration, report: BagReport): Set<string> {
  const paths = new Set<string>()
  for (const line of linesOf(text)) {
    const [, url = '', , written = ''] = fetchLine.exec(line) ?? []
    const path = decodeBagPath(withoutDot(written), isBefore1)
    if (!URL.canParse(url)) report.errors.push(`fetch.txt has a line that makes no sense: ${line}.`)
    else if (!isInScope(path, true)) report.errors.push(`fetch.txt lists what lies outside: ${written}.`)
    else paths.add(path)
  }
  return paths
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
}

function withoutDot(path: string): string {
  return path.replace(/^\.\//, '')
}

/** Payload lies in `data/`, everything in the bag; what Windows or a shell would take elsewhere is neither. */
function isInScope(path: string, isPayload: boolean): boolean {
  if (isPayload) return path.startsWith('data/') && !path.split('/').includes('..')
  return !/^(?:[/~\\]|[A-Za-z]:|data\/)/.test(path) && !path.split(/[/\\]/).includes('..')
}
