/** What is under way, so that its end can be waited for. */
export class InFlight {
  readonly #tasks = new Set<Promise<unknown>>()

  /** Adds a task; whether it fails is its own affair. */
  add(task: Promise<unknown>): void {
    this.#tasks.add(task)
    const remove = () => this.#tasks.delete(task)
    task.then(remove, remove)
  }

  /** Waits until nothing is under way. */
  async settle(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.allSettled(this.#tasks)
  }
}
