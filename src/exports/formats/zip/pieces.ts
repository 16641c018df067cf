/** Pieces of bytes on their way to another thread: one block of memory is handed over sooner than many. */
export type Pieces = { bytes: Uint8Array<ArrayBuffer>; sizes: number[] }

export function joinPieces(pieces: readonly Uint8Array[]): Pieces {
  const sizes = pieces.map(({ length }) => length)
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return { bytes, sizes }
}

/** They share their memory. */
export function splitPieces({ bytes, sizes }: Pieces): Uint8Array[] {
  let at = 0
  return sizes.map((size) => {
    at += size
    return bytes.subarray(at - size, at)
  })
}
