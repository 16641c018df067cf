import { useSyncExternalStore } from 'react'

/** Whether what is shown is live. `since`: from when on it isn't, in milliseconds since 1970. */
export type ConnectionState = { kind: 'LIVE' } | { kind: 'LOST'; since: number } | { kind: 'CONNECTING' }

/** What the socket is, for whoever shows it. */
export class ConnectionStore {
  #state: ConnectionState = { kind: 'CONNECTING' }
  readonly #watchers = new Set<() => void>()
  readonly #onBack = new Set<() => void>()

  get = (): ConnectionState => this.#state

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Called each time when a lost socket is there again: what is shown may have changed meanwhile. */
  onBack(react: () => void): () => void {
    this.#onBack.add(react)
    return () => this.#onBack.delete(react)
  }

  opened(): void {
    const isBack = this.#state.kind === 'LOST'
    this.#set({ kind: 'LIVE' })
    if (isBack) for (const react of this.#onBack) react()
  }

  lost(): void {
    if (this.#state.kind !== 'LOST') this.#set({ kind: 'LOST', since: Date.now() })
  }

  #set(state: ConnectionState): void {
    this.#state = state
    for (const watcher of this.#watchers) watcher()
  }
}

export function useConnection(store: ConnectionStore): ConnectionState {
  return useSyncExternalStore(store.subscribe, store.get)
}
