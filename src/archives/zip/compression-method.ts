export const methodNames = [
  'STORED',
  'SHRUNK',
  'REDUCED',
  'IMPLODED',
  'DEFLATED',
  'DEFLATE64',
  'DCL_IMPLODED',
  'BZIP2',
  'LZMA',
  'ZSTD',
  'XZ',
  'PPMD',
  'AES',
  'OTHER',
] as const

export type MethodName = (typeof methodNames)[number]

export const STORED = 0
export const DEFLATED = 8
/** WinZip's marker for AES encryption; the real method is in an extra field. */
export const AES = 99

/** The word for a compression method number (APPNOTE 4.4.5). */
export function methodName(method: number): MethodName {
  switch (method) {
    case STORED:
      return 'STORED'
    case 1:
      return 'SHRUNK'
    case 2:
    case 3:
    case 4:
    case 5:
      return 'REDUCED'
    case 6:
      return 'IMPLODED'
    case DEFLATED:
      return 'DEFLATED'
    case 9:
      return 'DEFLATE64'
    case 10:
      return 'DCL_IMPLODED'
    case 12:
      return 'BZIP2'
    case 14:
      return 'LZMA'
    case 20: // Zstandard's first, withdrawn number
    case 93:
      return 'ZSTD'
    case 95:
      return 'XZ'
    case 98:
      return 'PPMD'
    case AES:
      return 'AES'
    default:
      return 'OTHER'
  }
}
