import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallerContext } from '../../src/context.ts'
import { countFiles } from '../../src/files/count-files.ts'
import { deleteFile } from '../../src/files/delete-file.ts'
import { File } from '../../src/files/file.entity.ts'
import type { FileFilter } from '../../src/files/file-filter.ts'
import { getFile } from '../../src/files/get-file.ts'
import { listFiles } from '../../src/files/list-files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeFile } from './make-file.ts'
import { newAccount } from './new-account.ts'

let app: TestApp
let ctx: CallerContext

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  ctx = await newAccount(app.caller)
})

/** The names of the files that match, newest first; counting must agree. */
async function names(filter: FileFilter): Promise<string[]> {
  const { items } = await listFiles(ctx, { page: { first: 100, after: null }, filter })
  expect(await countFiles(ctx, { filter })).toBe(items.length)
  return items.map((file) => file.filename)
}

describe('the list of files', () => {
  test('is paged, newest first, without a gap or a repetition', async () => {
    for (let index = 0; index < 7; index++) await makeFile(ctx, { filename: `${index}` })
    const seen: string[] = []
    let after: string | null = null
    for (const pages of [3, 3, 1]) {
      const page = await listFiles(ctx, { page: { first: 3, after } })
      expect(page.items).toHaveLength(pages)
      expect(page.hasNextPage).toBe(pages === 3)
      seen.push(...page.items.map((file) => file.filename))
      after = page.items.at(-1)?.id ?? null
    }
    expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  })

  test('has each file as it is when it is read alone', async () => {
    const entry = { archiveId: randomUUID(), index: 7 }
    const tags = { text: '"1"', list: [null, 2.5, { deep: true }] }
    const made = await makeFile(ctx, { filename: 'ü', size: 2 ** 52, tags, entry, createdAt: new Date(1e12) })
    const { items } = await listFiles(ctx, { page: { first: 1, after: null } })
    const alone = await getFile(ctx, { fileId: made.id })
    expect(items.map((file) => ({ ...file }))).toEqual([{ ...alone }])
    expect(items).toMatchObject([{ size: 2 ** 52, tags, createdAt: new Date(1e12), archiveIndex: 7 }])
    expect(items[0]).toBeInstanceOf(File)
  })

  test('stays where it is while newer files come', async () => {
    const [oldest, newest] = [await makeFile(ctx), await makeFile(ctx)]
    await makeFile(ctx)
    const page = await listFiles(ctx, { page: { first: 1, after: newest.id } })
    expect(page.items.map((file) => file.id)).toEqual([oldest.id])
  })

  test('has neither deleted files nor those of another account', async () => {
    await makeFile(await newAccount(ctx), { filename: 'theirs' })
    const { id } = await makeFile(ctx, { filename: 'deleted' })
    await makeFile(ctx, { filename: 'mine' })
    await deleteFile(ctx, { fileId: id })
    expect(await names({})).toEqual(['mine'])
  })

  test('is filtered by a media type, exactly or by its first half', async () => {
    await makeFile(ctx, { filename: 'png', contentType: 'image/png' })
    await makeFile(ctx, { filename: 'svg', contentType: 'image/svg+xml' })
    await makeFile(ctx, { filename: 'imagex', contentType: 'imagex/png' })
    expect(await names({ contentType: 'IMAGE/png' })).toEqual(['png'])
    expect(await names({ contentType: 'image/*' })).toEqual(['svg', 'png'])
    expect(await names({ contentType: 'imag_/*' })).toEqual([])
  })

  test('is filtered by JSON values among the tags', async () => {
    await makeFile(ctx, { filename: 'a', tags: { project: 'x', year: 2026, nested: { deep: [1, 2] } } })
    await makeFile(ctx, { filename: 'b', tags: { project: 'x', year: '2026' } })
    await makeFile(ctx, { filename: 'c', tags: { gone: null } })
    expect(await names({ tags: { project: 'x' } })).toEqual(['b', 'a'])
    expect(await names({ tags: { year: 2026 } })).toEqual(['a'])
    expect(await names({ tags: { nested: { deep: [2] } } })).toEqual(['a'])
    expect(await names({ tags: { gone: null } })).toEqual(['c'])
    expect(await names({ tags: {} })).toEqual(['c', 'b', 'a'])
  })

  test('is filtered by a part of the name, in which no character has a meaning of its own', async () => {
    await makeFile(ctx, { filename: 'Straße 100%.pdf' })
    await makeFile(ctx, { filename: 'street_1000.pdf' })
    await makeFile(ctx, { filename: "it's" })
    expect(await names({ name: 'STREET' })).toEqual(['street_1000.pdf'])
    expect(await names({ name: '100%' })).toEqual(['Straße 100%.pdf'])
    expect(await names({ name: 't_1' })).toEqual(['street_1000.pdf'])
    expect(await names({ name: 'e_1' })).toEqual([])
    expect(await names({ name: '\\' })).toEqual([])
    expect(await names({ name: "'" })).toEqual(["it's"])
  })

  test('is filtered by whether a file came out of an archive', async () => {
    await makeFile(ctx, { filename: 'archive' })
    await makeFile(ctx, { filename: 'child', entry: { archiveId: randomUUID(), index: 0 } })
    expect(await names({ entryScope: 'EXCLUDE' })).toEqual(['archive'])
    expect(await names({ entryScope: 'ONLY' })).toEqual(['child'])
    expect(await names({ entryScope: 'INCLUDE' })).toEqual(['child', 'archive'])
  })

  test('is filtered by size, both ends included', async () => {
    for (const size of [0, 10, 20, Number.MAX_SAFE_INTEGER])
      await makeFile(ctx, { filename: `${size}`, size })
    expect(await names({ size: { min: 10, max: 20 } })).toEqual(['20', '10'])
    expect(await names({ size: { min: 21 } })).toEqual([`${Number.MAX_SAFE_INTEGER}`])
    expect(await names({ size: { max: 0 } })).toEqual(['0'])
  })

  test('is filtered by time, the start included and the end excluded', async () => {
    for (const day of [1, 2, 3]) {
      await makeFile(ctx, { filename: `${day}`, createdAt: new Date(`2026-03-0${day}T00:00:00.000Z`) })
    }
    const [from, to] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-03T00:00:00Z')]
    expect(await names({ createdAt: { from, to } })).toEqual(['2', '1'])
    expect(await names({ createdAt: { from: to } })).toEqual(['3'])
    expect(await names({ createdAt: { to: from } })).toEqual([])
  })

  test('is filtered by all conditions at once', async () => {
    await makeFile(ctx, { filename: 'a.png', contentType: 'image/png', size: 5, tags: { x: 1 } })
    await makeFile(ctx, { filename: 'a.gif', contentType: 'image/gif', size: 5, tags: { x: 1 } })
    await makeFile(ctx, { filename: 'b.png', contentType: 'image/png', size: 5 })
    expect(await names({ name: 'png', contentType: 'image/*', size: { min: 1 }, tags: { x: 1 } })).toEqual([
      'a.png',
    ])
  })

  test.each<[string, FileFilter]>([
    ['filter.size', { size: { min: 2, max: 1 } }],
    ['filter.createdAt', { createdAt: { from: new Date(2), to: new Date(1) } }],
    ['filter.contentType', { contentType: 'images' }],
    ['filter.contentType', { contentType: 'image/\0' }],
    ['filter.name', { name: 'a\0b' }],
    ['filter.name', { name: '\ud800' }],
    ['filter.tags', { tags: { a: ['\0'] } }],
  ])('refuses with the field %s the filter %j', async (field, filter) => {
    const refusal = { code: 'INVALID_INPUT', field }
    await expect(names(filter)).rejects.toMatchObject(refusal)
    await expect(countFiles(ctx, { filter })).rejects.toMatchObject(refusal)
  })

  test('refuses a cursor that is no id', async () => {
    const refused = listFiles(ctx, { page: { first: 1, after: 'x' } })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'after' })
  })
})
