import { randomKey } from '../lib/random-key.ts'
import type { FoundFile } from './dropped-files.ts'
import { fingerprintOf, forgetUpload } from './remembered-uploads.ts'
import { runUpload } from './run-upload.ts'
import { Speedometer } from './speedometer.ts'
import { totalsOf, type UploadItem, type UploadTotals } from './upload-item.ts'
import { UploadRefusedError, type UploadServer } from './upload-server.ts'

const parallel = 3
/** Who shows the queue is told so often at most. */
const tellMillis = 200

export type UploadSnapshot = { items: readonly UploadItem[]; totals: UploadTotals }

/** The files that were chosen here, some of which are being sent. It outlives the views, not the tab. */
export class UploadQueue {
  readonly #server: UploadServer
  readonly #items = new Map<number, UploadItem>()
  readonly #runs = new Map<number, { abort: AbortController; ended: Promise<void> }>()
  readonly #watchers = new Set<() => void>()
  readonly #speed = new Speedometer()
  #snapshot: UploadSnapshot = { items: [], totals: totalsOf([], null) }
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastId = 0

  constructor(server: UploadServer) {
    this.#server = server
  }

  get = (): UploadSnapshot => this.#snapshot

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** @param uploadId The server's upload to go on with; left out: the one that this browser remembers, or a new one. */
  add(files: readonly FoundFile[], uploadId: string | null = null): void {
    for (const { file, folder } of files) {
      this.#lastId += 1
      this.#items.set(this.#lastId, {
        ...{ id: this.#lastId, idempotencyKey: randomKey(), file, folder, uploadId },
        ...{ state: 'WAITING', sent: 0, fileId: null, problem: null },
      })
    }
    this.#startSome()
  }

  pause(id: number): void {
    const { state } = this.#items.get(id) ?? {}
    if (state !== 'WAITING' && state !== 'SENDING') return
    this.#change(id, { state: 'PAUSED' })
    this.#runs.get(id)?.abort.abort()
    this.#startSome()
  }

  /** Goes on with what was paused or failed. */
  resume(id: number): void {
    const { state } = this.#items.get(id) ?? {}
    if (state !== 'PAUSED' && state !== 'FAILED') return
    this.#change(id, { state: 'WAITING', problem: null })
    this.#startSome()
  }

  /** Takes it away, here and on the server. */
  cancel(id: number): void {
    const item = this.#items.get(id)
    if (item === undefined) return
    this.#items.delete(id)
    this.#runs.get(id)?.abort.abort()
    forgetUpload(fingerprintOf(item.file, item.folder))
    if (item.uploadId !== null && item.state !== 'DONE') void this.#server.cancel(item.uploadId)
    this.#startSome()
  }

  pauseAll(): void {
    // From the end, so that none begins in the place of one that was paused.
    for (const id of [...this.#items.keys()].reverse()) this.pause(id)
  }

  resumeAll(): void {
    for (const id of this.#items.keys()) this.resume(id)
  }

  /** Shows no more what is done. */
  clearDone(): void {
    for (const { id, state } of this.#items.values()) if (state === 'DONE') this.#items.delete(id)
    this.#tell()
  }

  /** Stops sending; what has been sent stays on the server, and is remembered here. */
  stop(): void {
    for (const { abort } of this.#runs.values()) abort.abort()
    this.#items.clear()
    this.#tell()
  }

  #startSome(): void {
    const items = [...this.#items.values()]
    let busy = items.filter(({ state }) => state === 'SENDING').length
    if (busy === 0) this.#speed.reset()
    for (const { id, state } of items) {
      if (busy >= parallel) break
      if (state !== 'WAITING') continue
      busy += 1
      this.#change(id, { state: 'SENDING' })
      const abort = new AbortController()
      const before = this.#runs.get(id)?.ended
      this.#runs.set(id, { abort, ended: this.#run(id, { signal: abort.signal, before }) })
    }
    this.#tell()
  }

  /** @param before The item's last run, which may still be finding out that it's over. */
  async #run(id: number, { signal, before }: { signal: AbortSignal; before: Promise<void> | undefined }) {
    await before
    const item = this.#items.get(id)
    if (item === undefined || signal.aborted) return
    let isFirst = true
    try {
      const fileId = await runUpload(this.#server, item, {
        signal,
        onPlaced: (uploadId) => {
          if (this.#items.has(id)) this.#change(id, { uploadId })
          else if (signal.aborted) void this.#server.cancel(uploadId)
        },
        onSent: (sent) => {
          // The first that is told is where the server had got to.
          if (!isFirst) this.#speed.add(Math.max(sent - (this.#items.get(id)?.sent ?? 0), 0))
          isFirst = false
          if (!signal.aborted) this.#change(id, { sent })
        },
      })
      this.#change(id, { state: 'DONE', sent: item.file.size, fileId })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof UploadRefusedError)) throw error
      this.#change(id, { state: 'FAILED', problem: error.message })
    }
    this.#startSome()
  }

  #change(id: number, change: Partial<UploadItem>): void {
    const item = this.#items.get(id)
    if (item === undefined) return
    this.#items.set(id, { ...item, ...change })
    this.#tell()
  }

  #tell(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const items = [...this.#items.values()]
      this.#snapshot = { items, totals: totalsOf(items, this.#speed.read()) }
      for (const watcher of this.#watchers) watcher()
    }, tellMillis)
  }
}
