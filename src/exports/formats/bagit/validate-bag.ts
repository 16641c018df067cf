import { buffer } from 'node:stream/consumers'
import type { BagFiles } from './bag-files.ts'
import { BagReport } from './bag-report.ts'
import { checkFiles, isKnown } from './check-files.ts'
import { checkInfo } from './check-info.ts'
import { type Declaration, readDeclaration } from './read-declaration.ts'
import { type Manifest, readFetch, readManifest } from './read-manifest.ts'

/**
 * Tells whether a bag is complete and valid (RFC 8493, section 3), or was by the drafts before 1.0. Every file of it is
 * read. What only some systems would stumble over is wrong here on all, since bags travel.
 */
export async function validateBag(files: BagFiles): Promise<BagReport> {
  const report = new BagReport()
  const paths = await Array.fromAsync(files.paths())
  const read = (path: string) => buffer(files.read(path))
  if (!paths.includes('bagit.txt')) {
    report.errors.push('There is no bagit.txt.')
    return report
  }
  const declaration = readDeclaration(await read('bagit.txt'), report)
  if (declaration === null) return report

  const manifestsNamed = (name: RegExp, isPayload: boolean) =>
    Promise.all(
      paths
        .filter((path) => name.test(path))
        .map(async (path) => {
          const file = { name: path, text: declaration.decode(await read(path)), isPayload }
          return readManifest(file, declaration, report)
        }),
    )
  const manifests = await manifestsNamed(/^manifest-[^/]+\.txt$/, true)
  const tagManifests = await manifestsNamed(/^tagmanifest-[^/]+\.txt$/, false)
  if (!manifests.some(({ algorithm }) => isKnown(algorithm))) {
    report.errors.push('There is no payload manifest with a checksum that can be computed.')
  }
  const fetchable = paths.includes('fetch.txt')
    ? readFetch(declaration.decode(await read('fetch.txt')), declaration, report)
    : new Set<string>()
  const payload = new Set(paths.filter((path) => path.startsWith('data/')))
  checkListed(new Set([...payload, ...fetchable]), { manifests, declaration, report })

  const checked = await checkFiles({ present: payload, manifests, fetchable }, files, report)
  const tagFiles = new Set(paths.filter((path) => tagManifests.some(({ checksums }) => checksums.has(path))))
  await checkFiles({ present: tagFiles, manifests: tagManifests, fetchable: new Set() }, files, report)
  if (paths.includes('bag-info.txt')) {
    checkInfo(declaration.decode(await read('bag-info.txt')), { payload: checked, declaration, report })
  }
  return report
}

/** Every payload manifest must list every payload file; by the drafts, it was enough that one does. */
function checkListed(
  paths: Set<string>,
  { manifests, declaration, report }: { manifests: Manifest[]; declaration: Declaration; report: BagReport },
): void {
  const forms = manifests.map(
    ({ checksums }) => new Set([...checksums.keys()].map((path) => path.normalize())),
  )
  for (const path of paths) {
    const listed = forms.filter((form) => form.has(path.normalize())).length
    if (listed === 0 || (!declaration.isBefore1 && listed < manifests.length)) {
      report.errors.push(`${path} is not listed in every payload manifest.`)
    }
  }
}
