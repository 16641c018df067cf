import { createHash, getHashes } from 'node:crypto'
import type { BagFiles } from './bag-files.ts'
import type { BagReport } from './bag-report.ts'
import type { Manifest } from './read-manifest.ts'

/** What operating systems put into folders, and others leave out, without being asked. */
const systemFile = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i

export type CheckedFiles = { size: number; count: number; isCountable: boolean }

/**
 * Compares the files that are there with what manifests say of them: each listed one is there or to be fetched, and has
 * its checksums. Each is read once. Gives size and number of those that are there.
 */
export async function checkFiles(
  { present, manifests, fetchable }: { present: Set<string>; manifests: Manifest[]; fetchable: Set<string> },
  files: BagFiles,
  report: BagReport,
): Promise<CheckedFiles> {
  const alike = new Map([...present].map((path) => [alikeForm(path), path]))
  const wanted = new Map<string, { manifest: Manifest; checksum: string }[]>()
  let isCountable = true
  for (const manifest of manifests) {
    for (const [path, checksum] of manifest.checksums) {
      const found = present.has(path) ? path : alike.get(alikeForm(path))
      if (found === undefined) {
        isCountable = false
        reportAbsent(path, { fetchable, report })
        continue
      }
      if (found !== path) report.warnings.push(`${path} is there as ${found}.`)
      wanted.set(found, [...(wanted.get(found) ?? []), { manifest, checksum }])
    }
  }
  let size = 0
  for (const path of present) {
    if (systemFile.test(path)) report.warnings.push(`${path} is made by an operating system.`)
    const checks = wanted.get(path) ?? []
    const algorithms = [...new Set(checks.map(({ manifest }) => manifest.algorithm))].filter(isKnown)
    const read = await hashFile(files.read(path), algorithms)
    size += read.size
    for (const { manifest, checksum } of checks) {
      if (isKnown(manifest.algorithm) && read.checksums.get(manifest.algorithm) !== checksum) {
        report.errors.push(`${path} is not what ${manifest.name} says.`)
      }
    }
  }
  return { size, count: present.size, isCountable }
}

export function isKnown(algorithm: string): boolean {
  return getHashes().includes(algorithm)
}

function reportAbsent(path: string, { fetchable, report }: { fetchable: Set<string>; report: BagReport }) {
  if (fetchable.has(path)) {
    if (!report.unfetched.includes(path)) report.unfetched.push(path)
  } else if (systemFile.test(path)) report.warnings.push(`${path} is not there, but systems make such files.`)
  else report.errors.push(`${path} is not there.`)
}

/** File systems differ in what they take for the same name. */
function alikeForm(path: string): string {
  return path.normalize('NFC').toUpperCase()
}

async function hashFile(bytes: AsyncIterable<Uint8Array>, algorithms: string[]) {
  const hashes = algorithms.map((algorithm) => ({ algorithm, hash: createHash(algorithm) }))
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    for (const { hash } of hashes) hash.update(chunk)
  }
  return { size, checksums: new Map(hashes.map(({ algorithm, hash }) => [algorithm, hash.digest('hex')])) }
}
