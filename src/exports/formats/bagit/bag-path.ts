const escaped = /%(25|0a|0d)/gi

/** A path as manifests and fetch.txt have it: CR, LF and % are percent-encoded, and only those (RFC 8493, section 2.1.3). */
export function encodeBagPath(path: string): string {
  return path.replaceAll(/[%\r\n]/g, (character) => encodeURIComponent(character))
}

/** Before version 1.0, the percent sign itself was not encoded. */
export function decodeBagPath(text: string, isBefore1: boolean): string {
  return text.replaceAll(escaped, (match, code) =>
    isBefore1 && code === '25' ? match : decodeURIComponent(match),
  )
}
