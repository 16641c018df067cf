import compressible from 'compressible'

/** Packed by their very nature, and unknown to the table of media types or wrong there. */
const packed =
  /^(?:image|video|audio)\/|^application\/(?:x-)?(?:zstd|xz|bzip2?|rar|vnd\.rar|(?:x-)?zip-compressed)$/

/** Whether bytes of this type don't get smaller by being compressed once more. */
export function mustStore(contentType: string): boolean {
  const [essence = ''] = contentType.split(';')
  return !(compressible(contentType) ?? !packed.test(essence.trim().toLowerCase()))
}
