import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallerContext } from '../../src/context.ts'
import { deleteFile } from '../../src/files/delete-file.ts'
import { getFile } from '../../src/files/get-file.ts'
import type { Tags } from '../../src/files/tags.ts'
import { updateFileTags } from '../../src/files/update-file-tags.ts'
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

const system = { 'stevedore/archive': true, 'stevedore/archive-index': 3 }

async function update(mode: 'MERGE' | 'REPLACE', before: Tags, tags: Tags): Promise<Tags> {
  const { id } = await makeFile(ctx, { tags: before })
  const file = await updateFileTags(ctx, { fileId: id, mode, tags })
  expect((await getFile(ctx, { fileId: id })).tags).toEqual(file.tags)
  return file.tags
}

describe('changing tags', () => {
  test('by MERGE sets the given keys, removes those given as null and keeps the others', async () => {
    const before = { kept: { a: 1 }, changed: 1, removed: true, ...system }
    const after = { kept: { a: 1 }, changed: { b: null }, added: ['ü'], ...system }
    expect(await update('MERGE', before, { changed: { b: null }, added: ['ü'], removed: null })).toEqual(
      after,
    )
    expect(await update('MERGE', before, {})).toEqual(before)
    expect(await update('MERGE', before, { unknown: null })).toEqual(before)
  })

  test('by REPLACE keeps nothing but the keys of the system', async () => {
    expect(await update('REPLACE', { old: 1, ...system }, { fresh: null })).toEqual({
      fresh: null,
      ...system,
    })
    expect(await update('REPLACE', { old: 1 }, {})).toEqual({})
  })

  test('keeps keys of any text', async () => {
    const odd = { '': 1, '{a,b}': 2, '"': 3, "'; drop table files": 4, NULL: 5 }
    expect(await update('MERGE', {}, odd)).toEqual(odd)
    const none = Object.fromEntries(Object.keys(odd).map((key) => [key, null]))
    expect(await update('MERGE', { ...odd, x: 1 }, none)).toEqual({ x: 1 })
  })

  test('says when', async () => {
    const { id } = await makeFile(ctx)
    expect((await getFile(ctx, { fileId: id })).updatedAt).toBeNull()
    const { updatedAt } = await updateFileTags(ctx, { fileId: id, mode: 'MERGE', tags: { a: 1 } })
    expect(updatedAt).toBeInstanceOf(Date)
  })

  test('loses none of many merges at once', async () => {
    const { id } = await makeFile(ctx)
    const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`)
    await Promise.all(
      keys.map((key) => updateFileTags(ctx, { fileId: id, mode: 'MERGE', tags: { [key]: true } })),
    )
    expect((await getFile(ctx, { fileId: id })).tags).toEqual(
      Object.fromEntries(keys.map((key) => [key, true])),
    )
  })

  test.each<[string, Tags]>([
    ['a key of the system', { 'stevedore/archive': false }],
    ['the removal of a key of the system', { 'stevedore/archive': null }],
    ['NUL', { a: { b: ['x\0y'] } }],
    ['NUL in a key', { 'a\0': 1 }],
    ['half a surrogate pair', { a: '\ud83c' }],
    ['JSON nested too deep', JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`)],
    ['a number that is no number', { a: Number.POSITIVE_INFINITY }],
    ['a number that would not be kept exactly', { a: [2 ** 53] }],
    ['more than 64 KiB', { a: 'x'.repeat(64 * 1024) }],
  ])('refuses %s', async (_, tags) => {
    const { id } = await makeFile(ctx, { tags: system })
    for (const mode of ['MERGE', 'REPLACE'] as const) {
      const refused = updateFileTags(ctx, { fileId: id, mode, tags })
      await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'tags' })
    }
    expect((await getFile(ctx, { fileId: id })).tags).toEqual(system)
  })

  test('accepts a text that only looks like the escape of NUL', async () => {
    expect(await update('MERGE', {}, { path: 'C:\\u0000' })).toEqual({ path: 'C:\\u0000' })
  })

  test('is undone where the sum would be more than 64 KiB', async () => {
    const { id } = await makeFile(ctx, { tags: { a: 'x'.repeat(40_000) } })
    const refused = updateFileTags(ctx, { fileId: id, mode: 'MERGE', tags: { b: 'x'.repeat(40_000) } })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'tags' })
    const file = await getFile(ctx, { fileId: id })
    expect(Object.keys(file.tags)).toEqual(['a'])
    expect(file.updatedAt).toBeNull()
  })

  test('finds neither a deleted file nor one of another account', async () => {
    const { id } = await makeFile(ctx)
    const change = { fileId: id, mode: 'MERGE', tags: {} } as const
    const stranger = await newAccount(ctx)
    await expect(updateFileTags(stranger, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await deleteFile(ctx, { fileId: id })
    await expect(updateFileTags(ctx, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('deleting a file', () => {
  test('hides it at once, keeps its row, and can be done once', async () => {
    const { id } = await makeFile(ctx)
    await expect(deleteFile(await newAccount(ctx), { fileId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await deleteFile(ctx, { fileId: id })
    await expect(getFile(ctx, { fileId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(deleteFile(ctx, { fileId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { rows } = await sql<{ deleted: boolean }>`
      select deleted_at is not null as deleted from files where id = ${id}`.execute(ctx.em.getKysely())
    expect(rows).toEqual([{ deleted: true }])
  })

  test('is remembered by the entry that the file came from, and by no other', async () => {
    const archive = await makeFile(ctx)
    const kysely = ctx.em.getKysely()
    await sql`insert into archives (file_id, entry_count) values (${archive.id}, 2)`.execute(kysely)
    await sql`
      insert into archive_entries
        (archive_id, index, name, method, compressed_size, size, crc32, header_offset)
      select ${archive.id}, index, 'name', 0, 0, 0, 0, 0 from generate_series(0, 1) index`.execute(kysely)
    const { id } = await makeFile(ctx, { entry: { archiveId: archive.id, index: 1 } })
    await deleteFile(ctx, { fileId: id })
    const { rows } = await sql<{ remembers: boolean }>`
      select child_deleted_at is not null as remembers from archive_entries where archive_id = ${archive.id} order by index`.execute(
      kysely,
    )
    expect(rows.map((row) => row.remembers)).toEqual([false, true])
  })
})
