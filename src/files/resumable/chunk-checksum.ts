import { createHash, type Hash } from 'node:crypto'
import { InvalidInputError } from '../../errors.ts'

/** As tus names them (checksum extension, Tus-Checksum-Algorithm). */
export const checksumAlgorithms = ['sha1', 'sha256', 'md5', 'sha512'] as const

/** What a chunk must have; `expected` in Base64. */
export type ChunkChecksum = { hash: Hash; expected: string }

/** The bytes of a chunk are not those that the client sent. Nothing of them is kept. */
export class ChunkMismatchError extends InvalidInputError {
  constructor() {
    super('The checksum of the chunk is not that which was announced.', 'checksum')
  }
}

/**
 * Reads an Upload-Checksum header (tus 1.0, checksum extension): the algorithm, a space, and the checksum in Base64.
 * @throws InvalidInputError
 */
export function readChunkChecksum(header: string): ChunkChecksum {
  const [name, expected, ...more] = header.split(' ')
  const algorithm = checksumAlgorithms.find((one) => one === name)
  if (algorithm === undefined || !expected || more.length > 0) {
    throw new InvalidInputError(
      `Upload-Checksum must be one of ${checksumAlgorithms.join(', ')}, a space, and the checksum in Base64.`,
      'checksum',
    )
  }
  return { hash: createHash(algorithm), expected }
}
