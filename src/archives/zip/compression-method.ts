export const STORED = 0
export const DEFLATED = 8
/** WinZip's marker for AES encryption; the real method is in an extra field. */
export const AES = 99

/** APPNOTE 4.4.5; 20 is Zstandard's first, withdrawn number. */
const methodNames: Readonly<Record<number, string>> = {
  0: 'store',
  1: 'shrink',
  2: 'reduce',
  3: 'reduce',
  4: 'reduce',
  5: 'reduce',
  6: 'implode',
  8: 'deflate',
  9: 'deflate64',
  10: 'dcl-implode',
  12: 'bzip2',
  14: 'lzma',
  20: 'zstd',
  93: 'zstd',
  95: 'xz',
  98: 'ppmd',
  99: 'aes',
}

/** The word for a ZIP compression method. */
export function methodName(method: number): string {
  return methodNames[method] ?? `method-${method}`
}
