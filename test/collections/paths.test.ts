import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFile } from '../files/make-file.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { add, collectionOf, makeCollection, pathsOf } from './collection-site.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

async function fileNamed(filename: string): Promise<string> {
  return (await makeFile(app.caller, { filename })).id
}

describe('a path', () => {
  it('is kept in NFC, without empty parts and dots', async () => {
    const fileId = await fileNamed('x')
    const collectionId = await makeCollection(app)
    const items = ['e\u0301.txt', './a//b/./c', 'w\\x'].map((path) => ({ fileId, path }))
    await add(app, { collectionId, items })
    expect(await pathsOf(app, collectionId)).toEqual(['a/b/c', 'w/x', '\u00e9.txt'])
    const same = [{ fileId, path: '\u00e9.txt' }]
    expect(await add(app, { collectionId, items: same })).toMatchObject({ code: 'CONFLICT' })
  })

  it.each([
    ...[
      '',
      '.',
      '/',
      '/etc',
      '\\x',
      '../x',
      'a/../../x',
      'a/..',
      'C:x',
      '\u212a:x',
      'a\u0000',
      'a\nb',
      'a\u0085',
    ],
    ...['a\ud800', 'x'.repeat(256), `${'a/'.repeat(511)}xyz`],
  ])('that leads out, or that no file system takes, is refused: %j', async (path) => {
    const fileId = await fileNamed('x')
    const answer = await add(app, { collectionId: await makeCollection(app), items: [{ fileId, path }] })
    expect(answer).toMatchObject({ code: 'INVALID_INPUT', field: 'items' })
  })

  it('is refused where only folder and name together are too much', async () => {
    const [fileId, drive] = [await fileNamed('x'.repeat(200)), await fileNamed('C:x')]
    const collectionId = await makeCollection(app)
    const folder = Array.from({ length: 5 }, () => 'y'.repeat(180)).join('/')
    const refused = { code: 'INVALID_INPUT', field: 'items' }
    expect(await add(app, { collectionId, items: [{ fileId }], folder })).toMatchObject(refused)
    expect(await add(app, { collectionId, items: [{ fileId: drive }] })).toMatchObject(refused)
    expect(await add(app, { collectionId, items: [{ fileId: drive }], folder: 'f' })).toMatchObject({
      added: 1,
    })
    expect(await add(app, { collectionId, items: [], folder: '..' })).toMatchObject({ field: 'folder' })
  })

  it.each([
    { there: ['a'], paths: ['a/b'] },
    { there: ['a'], paths: ['x', 'a/b/c'] },
    { there: ['a/b/c'], paths: ['a'] },
    { there: ['a/b/c'], paths: ['a/b', 'a-b'] },
    { there: [], paths: ['a/b', 'a'] },
    { there: [], paths: ['a', 'a-', 'a/b/c/d'] },
  ])('is never both a file and a folder: $there, $paths', async ({ there, paths }) => {
    const { id: collectionId } = await collectionOf(app, there)
    const fileId = await fileNamed('x')
    const items = paths.map((path) => ({ fileId, path }))
    for (const onConflict of ['FAIL', 'SKIP', 'REPLACE', 'RENAME'] as const) {
      const answer = await add(app, { collectionId, items, onConflict })
      expect(answer).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/^"a(\/b)?" would be both a file and a folder.$/),
      })
    }
    expect(await pathsOf(app, collectionId)).toEqual(there)
  })

  it('may begin like a folder without being in it', async () => {
    const { id } = await collectionOf(app, ['a/b', 'a-b', 'a0', 'a.txt', 'a b'])
    expect(await pathsOf(app, id)).toEqual(['a b', 'a-b', 'a.txt', 'a/b', 'a0'])
  })
})
