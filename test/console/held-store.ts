import type { ObjectStore } from '../../src/storage/object-store.ts'
import { openStore } from '../../src/storage/open-store.ts'

/** Holds what asks to pass for as long as it's shut. */
export class Gate {
  #held: (() => void)[] | null = null

  shut(): void {
    this.#held ??= []
  }

  open(): void {
    for (const pass of this.#held ?? []) pass()
    this.#held = null
  }

  /** Lets the one pass that has waited longest. */
  letOne(): void {
    this.#held?.shift()?.()
  }

  get waiting(): number {
    return this.#held?.length ?? 0
  }

  async pass(signal: AbortSignal | undefined): Promise<void> {
    const held = this.#held
    if (held === null) return
    await new Promise<void>((resolve, reject) => {
      held.push(resolve)
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  }
}

/** Opens stores whose writes are held at a gate. */
export function openHeldStore(gate: Gate): typeof openStore {
  return async (given) => {
    const store = await openStore(given)
    const held: Pick<ObjectStore, 'put' | 'putMany'> = {
      put: async (key, bytes, options) => {
        await gate.pass(options?.signal)
        return await store.put(key, bytes, options)
      },
      putMany: async (objects, options) => {
        await gate.pass(options?.signal)
        await store.putMany(objects, options)
      },
    }
    return { ...store, ...held }
  }
}
