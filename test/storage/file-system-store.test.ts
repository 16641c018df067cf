import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFileSystemStore } from '../../src/storage/file-system-store.ts'
import { waitFor } from '../support/wait-for.ts'
import { describeObjectStore } from './object-store-contract.ts'
import { openTemporaryStore } from './temporary-store.ts'
import { useStore } from './use-store.ts'

describeObjectStore('the file system store', openTemporaryStore)

describe('the directory of a file system store', () => {
  const fixture = useStore(openTemporaryStore)
  const inside = (...names: string[]) => join(fixture.opened.directory, ...names)

  it('is made with its parents and keeps what is stored for the next start', async () => {
    const directory = inside('not', 'there', 'yet')
    const key = randomUUID()
    {
      await using store = await openFileSystemStore({ directory })
      await store.put(key, Buffer.from('hello'))
    }
    await using store = await openFileSystemStore({ directory })
    expect(await store.readRange(key, { start: 0, length: 9 })).toEqual(Buffer.from('hello'))
  })

  it('can be opened by several processes at once', async () => {
    const directory = inside('shared')
    const stores = await Promise.all(Array.from({ length: 4 }, () => openFileSystemStore({ directory })))
    const keys = stores.map(() => randomUUID())
    await Promise.all(stores.map((store, index) => store.put(keys[index] ?? '', Buffer.from('hello'))))
    for (const store of stores) {
      expect((await Array.fromAsync(store.list())).map(({ key }) => key)).toEqual(keys.toSorted())
      await store[Symbol.asyncDispose]()
    }
  })

  it('lets nobody else read objects', async () => {
    const key = randomUUID()
    await fixture.store.put(key, Buffer.from('hello'))
    const modes = [inside('objects'), inside('incoming'), inside('objects', key.slice(0, 2), key)]
    const others = await Promise.all(modes.map(async (path) => (await stat(path)).mode & 0o077))
    expect(others).toEqual([0, 0, 0])
  })

  it('may hold other files, which are never listed', async () => {
    const key = randomUUID()
    await fixture.store.put(key, Buffer.from('hello'))
    await writeFile(inside('objects', '.DS_Store'), 'x')
    await writeFile(inside('objects', '00', '00-notes.txt'), 'x')
    await writeFile(inside('objects', '00', `ff${randomUUID().slice(2)}`), 'x')
    await mkdir(inside('objects', 'lost+found'))
    expect(await fixture.listKeys()).toEqual([key])
  })

  it('is freed in the background of what crashes have left, but not of what is being written', async () => {
    const [old, fresh] = [inside('incoming', randomUUID()), inside('incoming', randomUUID())]
    await writeFile(old, 'half an obj')
    await writeFile(fresh, 'half an obj')
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400
    await utimes(old, twoDaysAgo, twoDaysAgo)
    await using _store = await openFileSystemStore({ directory: fixture.opened.directory })
    await waitFor(async () => !(await fixture.leftovers()).includes(old.slice(-36)))
    expect(await fixture.leftovers()).toEqual([fresh.slice(-36)])
  })

  it('may have a folder where an object belongs, which is no object, and makes room if it is empty', async () => {
    const key = randomUUID()
    const place = inside('objects', key.slice(0, 2), key)
    await mkdir(join(place, 'not empty'), { recursive: true })
    const missing = { reason: 'OBJECT_MISSING' }
    const wanted = [null, 5, (await stat(place)).size].map((hashIfSize) => ({ key, hashIfSize }))
    expect(await fixture.store.inspectMany(wanted)).toMatchObject([missing, missing, missing])
    await expect(fixture.store.readRange(key, { start: 0, length: 1 })).rejects.toMatchObject(missing)
    expect(await fixture.store.stat(key)).toBeNull()
    expect(await fixture.listKeys()).toEqual([])
    await fixture.store.delete(key)
    await expect(fixture.store.put(key, Buffer.from('hello'))).rejects.toMatchObject({
      reason: 'REQUEST_REFUSED',
      message: expect.stringContaining('move it away'),
    })
    expect(await fixture.leftovers()).toEqual([])
    await rm(join(place, 'not empty'), { recursive: true })
    await fixture.store.put(key, Buffer.from('hello'))
    expect(await fixture.store.stat(key)).toMatchObject({ size: 5 })
  })

  it('whose disk is no longer mounted is a fault, and no object is taken for missing', async () => {
    const key = randomUUID()
    await fixture.store.put(key, Buffer.from('hello'))
    await rename(inside('objects'), inside('elsewhere'))
    const fault = { kind: 'RETRYABLE', reason: 'STORE_UNAVAILABLE' }
    await expect(fixture.store.stat(key)).rejects.toMatchObject(fault)
    await expect(fixture.store.read(key)).rejects.toMatchObject(fault)
    await expect(fixture.store.readRange(key, { start: 0, length: 1 })).rejects.toMatchObject(fault)
    await expect(fixture.store.delete(key)).rejects.toMatchObject(fault)
    await expect(fixture.listKeys()).rejects.toMatchObject(fault)
    await expect(fixture.store.put(key, Buffer.from('hello'))).rejects.toMatchObject(fault)
    expect(await fixture.leftovers()).toEqual([])
    await rm(inside('incoming'), { recursive: true })
    await expect(fixture.store.check()).rejects.toMatchObject(fault)
  })

  it('that fails for one of many objects keeps none of them', async () => {
    await rm(inside('objects', '7f'), { recursive: true })
    const keys = Array.from(
      { length: 300 },
      (_, index) => (index === 200 ? '7f' : 'ab') + randomUUID().slice(2),
    )
    const objects = keys.map((key) => ({ key, bytes: randomBytes(100) }))
    await expect(fixture.store.putMany(objects)).rejects.toMatchObject({ reason: 'STORE_UNAVAILABLE' })
    await mkdir(inside('objects', '7f'))
    await fixture.expectNothingLeft()
  })

  it.each(['a file', 'below a file'])('that is %s is refused with its name and the reason', async (where) => {
    await writeFile(inside('file'), 'x')
    const directory = where === 'a file' ? inside('file') : inside('file', 'store')
    await expect(openFileSystemStore({ directory })).rejects.toMatchObject({
      name: 'StoreUnavailableError',
      message: `The storage directory ${directory} can't be used: a file lies where a folder belongs.`,
    })
  })
})
