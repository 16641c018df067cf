const corruptions = {
  BAD_LOCAL_HEADER: 'there is no entry where the archive says it is',
  OUT_OF_BOUNDS: 'its data would lie outside the archive',
  BAD_DATA: 'its compressed data is damaged',
  SIZE_MISMATCH: 'its data has another size than declared',
  CRC_MISMATCH: 'its data does not match its checksum',
} as const

export type EntryCorruption = keyof typeof corruptions

/** One entry's bytes are not what the archive promises; the other entries may be sound. */
export class CorruptEntryError extends Error {
  readonly reason: EntryCorruption

  constructor(reason: EntryCorruption, options?: ErrorOptions) {
    super(`The entry is damaged: ${corruptions[reason]}.`, options)
    this.name = 'CorruptEntryError'
    this.reason = reason
  }
}

const excesses = {
  TOO_LARGE: 'it holds more bytes than are allowed',
  RATIO_EXCEEDED: 'it unfolds to more bytes, for its compressed size, than are allowed',
} as const

export type EntryExcess = keyof typeof excesses

/** One entry's real bytes passed a limit while they were read. */
export class EntryLimitError extends Error {
  readonly reason: EntryExcess

  constructor(reason: EntryExcess) {
    super(`The entry was not read to its end: ${excesses[reason]}.`)
    this.name = 'EntryLimitError'
    this.reason = reason
  }
}
