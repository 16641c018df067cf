/**
 * Frees the memory of bytes that nobody needs any more. Buffers lie outside of the garbage collector's heap: it notices
 * them late, and then walks the whole heap to free a few dozen, which costs a stream more time than all else together.
 * Bytes that share their memory with others are left to it.
 */
export function releaseBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/**
 * The same for chunks that are done with in the order in which they lie in memory, and share it with each other alone:
 * the memory goes with the last of them.
 */
export function releaseInOrder({ buffer, byteOffset, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteOffset + byteLength) buffer.transfer(0)
}
