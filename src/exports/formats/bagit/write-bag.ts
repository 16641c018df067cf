import { type ExportItem, isMissing, type MissingItem, type PresentItem } from '../export-item.ts'
import type { FormatOptions } from '../format-options.ts'
import { GrowingText, textItem } from '../growing-text.ts'
import { MissingList } from '../missing-list.ts'
import { writeZip } from '../zip/write-zip.ts'
import { encodeBagPath } from './bag-path.ts'

export type BagOptions = FormatOptions & {
  /** The folder that the bag is, and all that lies in the archive. */
  name: string
  /** More to say in bag-info.txt, such as `External-Identifier`, in this order. */
  info?: readonly (readonly [label: string, value: string])[]
}

/**
 * Writes the items as a bag (RFC 8493) in a ZIP archive. A missing item that has a URL is left for `fetch.txt`: the
 * manifest has it, and the bag is incomplete until somebody fetches it. Any other missing item can't be in the manifest,
 * or the bag would never be valid; so that this hides no hole, bag-info.txt counts them all and `MISSING.csv` lists them.
 *
 * @throws as `writeZip` does.
 */
export function writeBag(
  items: AsyncIterable<ExportItem>,
  options: BagOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  return writeZip(bagItems(items, options), options)
}

async function* bagItems(
  items: AsyncIterable<ExportItem>,
  { name, info = [], createdAt }: BagOptions,
): AsyncGenerator<PresentItem> {
  const tagManifest = new GrowingText()
  const tagFile = (item: PresentItem) => {
    tagManifest.add(`${item.sha256}  ${item.path}\n`)
    return { ...item, entryName: `${name}/${item.path}` }
  }
  yield tagFile(textItem('bagit.txt', 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n', createdAt))

  const payload = new Payload()
  for await (const item of items) {
    payload.add(item)
    if (!isMissing(item)) yield { ...item, entryName: `${name}/data/${item.path}` }
  }
  // The payload folder must be there, though nothing is in it.
  if (payload.presentCount === 0) yield textItem(`${name}/data/`, '', createdAt)
  yield tagFile(payload.manifest.toItem('manifest-sha256.txt', createdAt))
  if (payload.fetch.lineCount > 0) yield tagFile(payload.fetch.toItem('fetch.txt', createdAt))
  const { count } = payload.missing
  if (count > 0) yield tagFile(payload.missing.toItem(createdAt))
  const labels = [
    ['Bag-Software-Agent', 'Stevedore'],
    ['Bagging-Date', createdAt.toISOString().slice(0, 10)],
    ['Payload-Oxum', `${payload.size}.${payload.manifest.lineCount}`],
    ...(count > 0 ? [['Missing-Files', `${count}`]] : []),
    ...info,
  ]
  yield tagFile(textItem('bag-info.txt', labels.map(infoLine).join(''), createdAt))
  yield tagManifest.toItem(`${name}/tagmanifest-sha256.txt`, createdAt)
}

class Payload {
  readonly manifest = new GrowingText()
  readonly fetch = new GrowingText()
  readonly missing = new MissingList()
  /** Bytes, with those to be fetched. */
  size = 0
  presentCount = 0

  add(item: ExportItem): void {
    if (isMissing(item)) this.#addMissing(item)
    else this.presentCount++
    if (isMissing(item) && item.url === undefined) return
    this.manifest.add(`${item.sha256}  data/${encodeBagPath(item.path)}\n`)
    this.size += item.size
  }

  #addMissing(item: MissingItem): void {
    this.missing.add(item)
    if (item.url === undefined) return
    this.fetch.add(`${new URL(item.url).href} ${item.size} data/${encodeBagPath(item.path)}\n`)
  }
}

/** One line each: white space of any kind is a space to a reader anyhow. */
function infoLine([label, value]: readonly string[]): string {
  return `${label}: ${value?.replaceAll(/\s+/g, ' ').trim()}\n`
}
