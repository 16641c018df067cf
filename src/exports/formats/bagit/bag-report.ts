/** What is wrong with a bag, and what its maker had better done otherwise. */
export class BagReport {
  readonly errors: string[] = []
  readonly warnings: string[] = []
  /** Payload files that fetch.txt tells where to get, and that nobody has yet. */
  readonly unfetched: string[] = []

  /** INCOMPLETE: nothing is wrong, but there are files to fetch. */
  get status(): 'VALID' | 'INCOMPLETE' | 'INVALID' {
    if (this.errors.length > 0) return 'INVALID'
    return this.unfetched.length > 0 ? 'INCOMPLETE' : 'VALID'
  }
}
