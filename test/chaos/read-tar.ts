const blockBytes = 512

/** The files of a tar archive, whose names may be in a pax header before them. */
export function readTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let path: string | null = null
  let at = 0
  while (at < archive.length && archive[at] !== 0) {
    const text = (start: number, length: number) =>
      archive.toString('utf8', at + start, at + start + length).replace(/\0.*$/s, '')
    const [name, size, type, prefix] = [
      text(0, 100),
      Number.parseInt(text(124, 12), 8),
      text(156, 1),
      text(345, 155),
    ]
    const bytes = archive.subarray(at + blockBytes, at + blockBytes + size)
    if (bytes.length < size) throw new Error(`the archive ends in the middle of ${name}`)
    if (type === 'x') path = /^\d+ path=(.*)$/m.exec(bytes.toString())?.[1] ?? null
    else {
      files.set(path ?? (prefix === '' ? name : `${prefix}/${name}`), bytes)
      path = null
    }
    at += blockBytes + Math.ceil(size / blockBytes) * blockBytes
  }
  if (archive.length - at < 2 * blockBytes) throw new Error('the archive has no end')
  return files
}
