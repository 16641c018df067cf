/** Counts what each account holds open in this process, and refuses more than `max`. */
export class AccountQuota {
  readonly max: number
  readonly #taken = new Map<string, number>()

  constructor(max: number) {
    this.max = max
  }

  /** Takes a place until it's disposed; null where the account has all of its places. */
  take(accountId: string): Disposable | null {
    const taken = this.#taken.get(accountId) ?? 0
    if (taken >= this.max) return null
    this.#taken.set(accountId, taken + 1)
    return { [Symbol.dispose]: () => this.#giveBack(accountId) }
  }

  #giveBack(accountId: string): void {
    const taken = this.#taken.get(accountId) ?? 0
    if (taken > 1) this.#taken.set(accountId, taken - 1)
    else this.#taken.delete(accountId)
  }
}
