const marks: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Bytes as a text: by the mark at their start, else by what the type says, else as UTF-8.
 * @param isWhole Whether that is the end: else the last character may have been cut in two, and is left out.
 * @returns `isClean`: all of it was text in that encoding.
 */
export function decodeText(
  bytes: ArrayBuffer,
  { contentType, isWhole }: { contentType: string; isWhole: boolean },
) {
  const start = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  const marked = marks.find(([, mark]) => mark.every((byte, place) => start[place] === byte))
  const encoding = marked?.[0] ?? /charset="?([\w.:-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return { text: decode(bytes, { encoding, fatal: true, isWhole }), isClean: true }
  } catch {
    return {
      text: decode(bytes, { encoding: marked?.[0] ?? 'utf-8', fatal: false, isWhole }),
      isClean: false,
    }
  }
}

/** @throws RangeError: no such encoding; TypeError: `fatal`, and it isn't text in that. */
function decode(bytes: ArrayBuffer, how: { encoding: string; fatal: boolean; isWhole: boolean }): string {
  return new TextDecoder(how.encoding, { fatal: how.fatal }).decode(bytes, { stream: !how.isWhole })
}
