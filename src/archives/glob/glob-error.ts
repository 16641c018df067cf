/** The glob makes no sense or is too complex. The message is a sentence for whoever wrote it. */
export class GlobError extends Error {
  override readonly name = 'GlobError'
}
