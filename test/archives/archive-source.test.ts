import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ArchiveSource } from '../../src/archives/archive-source.ts'
import { openTemporaryStore } from '../storage/temporary-store.ts'
import { hang, watchStore } from './watched-store.ts'

const MiB = 1024 ** 2
const bytes = randomBytes(3 * MiB)
const storageKey = randomUUID()

let temporary: Awaited<ReturnType<typeof openTemporaryStore>>
beforeAll(async () => {
  temporary = await openTemporaryStore()
  await temporary.store.put(storageKey, bytes)
})
afterAll(() => temporary[Symbol.asyncDispose]())

function open(onRead: Parameters<typeof watchStore>[1]): ArchiveSource {
  return new ArchiveSource(watchStore(temporary.store, onRead), { storageKey, size: bytes.length })
}

describe('the bytes of a stored archive', () => {
  test('are right within, across and beyond blocks', async () => {
    const source = open(() => {})
    for (const [start, length] of [
      [0, 10],
      [5, MiB - 5],
      [MiB - 3, 6],
      [MiB - 3, MiB + 6],
      [2 * MiB, MiB],
      [3 * MiB - 1, 1],
      [17, 2 * MiB + 17],
    ] as const) {
      const read = await source.read({ start, length })
      expect(Buffer.compare(read, bytes.subarray(start, start + length)), `${start}`).toBe(0)
    }
  })

  test('come from the store once for many who read of one block', async () => {
    let reads = 0
    const source = open(() => {
      reads++
    })
    await Promise.all(Array.from({ length: 50 }, (_, at) => source.read({ start: at * 100, length: 100 })))
    await source.read({ start: 777, length: 7 })
    expect(reads).toBe(1)
  })

  test('are still given to others when one reader of a block leaves', async () => {
    const { promise: opened, resolve: go } = Promise.withResolvers<void>()
    const source = open(() => opened)
    const leaving = new AbortController()
    const left = source.read({ start: 0, length: 4 }, leaving.signal)
    const staying = source.read({ start: 4, length: 4 }, new AbortController().signal)
    leaving.abort(new Error('I leave'))
    await expect(left).rejects.toThrow('I leave')
    go()
    expect(Buffer.compare(await staying, bytes.subarray(4, 8))).toBe(0)
  })

  test('are asked for anew after the last reader left a store that hangs', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const source = open(async ({ signal }) => {
      signals.push(signal)
      if (signals.length === 1) await hang(signal)
    })
    const leaving = new AbortController()
    const left = source.read({ start: 0, length: 4 }, leaving.signal)
    leaving.abort(new Error('I leave'))
    await expect(left).rejects.toThrow('I leave')
    expect(signals[0]?.aborted).toBe(true)
    expect(Buffer.compare(await source.read({ start: 0, length: 4 }), bytes.subarray(0, 4))).toBe(0)
    expect(signals).toHaveLength(2)
  })

  test('are asked for anew after a fault', async () => {
    let reads = 0
    const source = open(() => {
      if (reads++ === 0) throw new Error('fault')
    })
    await expect(source.read({ start: 0, length: 4 })).rejects.toThrow('fault')
    expect(await source.read({ start: 0, length: 4 })).toHaveLength(4)
  })
})
