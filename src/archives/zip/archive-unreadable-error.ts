const sentences = {
  NOT_A_ZIP: 'This file is not a ZIP archive.',
  TRUNCATED: 'This archive is cut short: its end is missing. Was it uploaded or downloaded completely?',
  MULTI_DISK: 'This is one part of an archive split over several files. Join the parts and upload the whole.',
  ZIP64_DAMAGED: 'This archive is damaged: the ZIP64 record at its end is missing or makes no sense.',
  END_RECORDS_DISAGREE: 'This archive is damaged: its two end records contradict each other.',
  DIRECTORY_NOT_FOUND: 'This archive is damaged: its list of entries is not where it should be.',
  DIRECTORY_DAMAGED: 'This archive is damaged: its list of entries can not be read.',
  DIRECTORY_ENCRYPTED: 'The list of entries of this archive is encrypted, so its entries can not be read.',
  DIRECTORY_TOO_LARGE: 'The list of entries of this archive is larger than is allowed.',
  OFFSETS_INCONSISTENT: 'This archive is damaged: bytes are missing before its list of entries.',
  ENTRY_COUNT_MISMATCH: 'This archive is damaged: it lists another number of entries than it declares.',
  TOO_MANY_ENTRIES: 'This archive has more entries than are allowed.',
  OVERLAPPING_ENTRIES: 'This archive counts the same bytes for several entries, as decompression bombs do.',
} as const

export type ArchiveUnreadableCode = keyof typeof sentences

/** The archive as a whole can't be read. The message is for the person who uploaded the file. */
export class ArchiveUnreadableError extends Error {
  readonly code: ArchiveUnreadableCode

  constructor(code: ArchiveUnreadableCode, message: string = sentences[code]) {
    super(message)
    this.name = 'ArchiveUnreadableError'
    this.code = code
  }
}
