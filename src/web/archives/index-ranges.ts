/** Indexes as short as neighbours allow: 3, 4, 5 and 9 are `3-5 9`. */
export function packRanges(indexes: Iterable<number>): string {
  const ranges: [from: number, to: number][] = []
  for (const index of [...indexes].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === index - 1) last[1] = index
    else ranges.push([index, index])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(' ')
}

/**
 * Reads what `packRanges` wrote; commas are read as well. A part that makes no sense, or doesn't go on where the one before
 * it ended, is passed over: so there are never more indexes than an archive has, whatever the text.
 * @param count Indexes are from 0 to below it.
 */
export function unpackRanges(text: string, count: number): Set<number> {
  const indexes = new Set<number>()
  let next = 0
  for (const part of text.split(/[\s,]+/)) {
    const match = /^(\d+)(?:-(\d+))?$/.exec(part)
    if (match === null) continue
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (from < next || to < from || to >= count) continue
    for (let index = from; index <= to; index++) indexes.add(index)
    next = to + 1
  }
  return indexes
}
