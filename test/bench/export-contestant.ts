/** A way to make one file of many, that is measured. */
export type Contestant = AsyncDisposable & {
  name: string
  /** Gives seconds. What it made is gone afterwards. */
  run(): Promise<number>
  /** MiB of memory that it has held at most so far. */
  peak(): Promise<number>
}
