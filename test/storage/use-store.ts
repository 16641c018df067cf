import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect } from 'vitest'
import type { ObjectStore } from '../../src/storage/object-store.ts'

/** A fresh, empty store. */
export type StoreUnderTest = AsyncDisposable & {
  store: ObjectStore
  /** What unfinished writes have left outside of the listing, such as temporary files or multipart uploads. */
  leftovers(): Promise<string[]>
}

/** Gives each test a store of its own, and short words for looking at it. */
export function useStore<T extends StoreUnderTest>(open: () => Promise<T>) {
  let opened: T | null = null
  const current = () => {
    if (opened === null) throw new Error('there is a store only within a test')
    return opened
  }
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(async () => {
    await opened?.[Symbol.asyncDispose]()
    opened = null
  })
  const fixture = {
    get opened() {
      return current()
    },
    get store() {
      return current().store
    },
    leftovers: () => current().leftovers(),
    readAll: async (key: string, options = {}) => await buffer(await fixture.store.read(key, options)),
    listKeys: async (options = {}) =>
      (await Array.fromAsync(fixture.store.list(options))).map(({ key }) => key),
    async expectNothingLeft() {
      expect(await fixture.listKeys()).toEqual([])
      expect(await fixture.leftovers()).toEqual([])
    },
  }
  return fixture
}

export type StoreFixture = ReturnType<typeof useStore<StoreUnderTest>>
