import { once } from 'node:events'
import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { waitFor } from '../support/wait-for.ts'
import { canMount, playScene, startScene } from './play-scene.ts'
import { openTemporaryStore } from './temporary-store.ts'
import { useStore } from './use-store.ts'

describe('a process that is killed', () => {
  const fixture = useStore(openTemporaryStore)

  it('in the middle of a put leaves no object', async () => {
    const child = startScene('put-half', fixture.opened.directory)
    await waitFor(async () => {
      const [name] = await fixture.leftovers()
      return name && (await stat(join(fixture.opened.directory, 'incoming', name))).size > 10_000_000
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await fixture.listKeys()).toEqual([])
    expect(await fixture.leftovers()).toHaveLength(1)
  })

  it('between many puts leaves only whole objects', async () => {
    const child = startScene('put-many-times', fixture.opened.directory)
    let batches = 0
    child.stdout?.on('data', (dots: Buffer) => {
      batches += dots.length
    })
    await waitFor(() => batches >= 3)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const listed = await Array.fromAsync(fixture.store.list())
    expect(listed.length).toBeGreaterThanOrEqual(300)
    expect(new Set(listed.map(({ size }) => size))).toEqual(new Set([5_000]))
  })
})

describe('a directory that may not be written', () => {
  const fixture = useStore(openTemporaryStore)
  // Its owner is kept out as well: tests may run as the owner.
  const forbid = async (mode: number) => {
    for (const name of ['', 'incoming']) await chmod(join(fixture.opened.directory, name), mode)
  }
  beforeEach(() => forbid(0o555))
  afterEach(() => forbid(0o755))

  it.each(['', 'new'])(
    'is refused in one sentence that names it and the reason, be it there or not: "%s"',
    async (name) => {
      const directory = join(fixture.opened.directory, name)
      expect(await playScene('open-as-nobody', directory)).toMatchObject({
        name: 'StoreUnavailableError',
        message: `The storage directory ${directory} can't be used: permission denied.`,
      })
    },
  )
})

describe.runIf(canMount)('a disk', () => {
  const fixture = useStore(openTemporaryStore)

  it('that is full makes puts fail for the time being and keeps what it has', async () => {
    const { directory } = fixture.opened
    const full = {
      name: 'StorageError',
      kind: 'RETRYABLE',
      reason: 'STORE_FULL',
      message: 'the disk is full',
    }
    expect(await playScene('fill-the-disk', directory, { disk: { size: '4m' } })).toMatchObject({
      put: full,
      putMany: full,
      left: { incoming: [], objects: [{ isKept: true, size: 1_000_000 }] },
      check: full,
      open: {
        name: 'StoreUnavailableError',
        message: `The storage directory ${directory} can't be used: the disk is full.`,
      },
      partial: { append: full, truncate: { name: 'none' }, size: 500_000 },
      afterwards: { name: 'none' },
    })
  })

  it('that has become read-only can still be read', async () => {
    const { directory } = fixture.opened
    const readOnly = { name: 'StorageError', kind: 'RETRYABLE', reason: 'STORE_READ_ONLY' }
    expect(await playScene('read-only-disk', directory, { disk: { size: '4m' } })).toMatchObject({
      put: readOnly,
      delete: readOnly,
      check: readOnly,
      open: { message: `The storage directory ${directory} can't be used: the file system is read-only.` },
      stat: 10,
    })
  })
})
