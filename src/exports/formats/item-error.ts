/** What can be wrong with the bytes of an item. UNREADABLE: nobody can tell, as reading them failed. */
const sentences = {
  UNREADABLE: 'could not be read',
  TOO_SHORT: 'has fewer bytes than it should',
  TOO_LONG: 'has more bytes than it should',
  HASH_MISMATCH: 'has other bytes than it should',
} as const

export type ItemFault = keyof typeof sentences

/**
 * Ends a build at the item whose bytes are not to be had, since what was written of it can't be taken back: it is left
 * out, as missing, by the next attempt. `cause` is what its source threw, which may well pass.
 */
export class ItemError extends Error {
  override readonly name = 'ItemError'
  readonly path: string
  readonly fault: ItemFault

  constructor(path: string, fault: ItemFault, options?: ErrorOptions) {
    super(`${JSON.stringify(path)} ${sentences[fault]}.`, options)
    this.path = path
    this.fault = fault
  }
}
