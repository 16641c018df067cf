import { describe, expect, it } from 'vitest'
import { readSourceFiles, type SourceFile } from './source-files.ts'

/**
 * Who may import whom. A room is a folder of src, or a file that lies in src itself; each may import itself and the
 * rooms named here, and no other.
 */
const mayImport: Record<string, readonly string[]> = {
  'errors.ts': [],
  'log.ts': [],
  'replica-settings.ts': [],
  'settings.ts': ['replica-settings.ts'],
  'config.ts': ['errors.ts', 'replica-settings.ts', 'settings.ts'],
  lib: ['errors.ts'],
  database: ['config.ts', 'errors.ts', 'lib', 'log.ts'],
  metrics: [],
  storage: ['errors.ts', 'lib', 'metrics'],
  queue: ['database', 'log.ts', 'metrics'],
  live: ['database', 'lib', 'log.ts', 'metrics'],
  accounts: ['database', 'errors.ts', 'lib', 'live'],
  // The services that everything above is given, as types.
  'context.ts': ['accounts', 'config.ts', 'database', 'lib', 'live', 'log.ts', 'metrics', 'queue', 'storage'],
  idempotency: ['accounts', 'context.ts', 'database', 'errors.ts'],
  work: ['accounts', 'context.ts', 'database', 'errors.ts', 'lib', 'live', 'queue', 'storage'],
  files: [
    'accounts',
    'config.ts',
    'context.ts',
    'database',
    'errors.ts',
    'idempotency',
    'lib',
    'live',
    'storage',
    'work',
  ],
  archives: ['accounts', 'config.ts', 'context.ts', 'database', 'errors.ts', 'files', 'lib', 'storage'],
  collections: [
    'accounts',
    'archives',
    'context.ts',
    'database',
    'errors.ts',
    'files',
    'idempotency',
    'lib',
    'live',
  ],
  deletions: ['accounts', 'context.ts', 'database', 'errors.ts', 'files', 'idempotency', 'lib', 'work'],
  jobs: [
    'accounts',
    'archives',
    'config.ts',
    'context.ts',
    'database',
    'errors.ts',
    'files',
    'idempotency',
    'lib',
    'storage',
    'work',
  ],
  exports: [
    'accounts',
    'collections',
    'context.ts',
    'database',
    'errors.ts',
    'files',
    'idempotency',
    'lib',
    'storage',
    'work',
  ],
  'sync-runs': [
    'accounts',
    'context.ts',
    'database',
    'errors.ts',
    'files',
    'idempotency',
    'lib',
    'live',
    'queue',
    'storage',
    'work',
  ],
  replays: [
    'accounts',
    'context.ts',
    'database',
    'errors.ts',
    'idempotency',
    'lib',
    'queue',
    'sync-runs',
    'work',
  ],
  garbage: [
    'context.ts',
    'database',
    'errors.ts',
    'files',
    'idempotency',
    'lib',
    'live',
    'queue',
    'storage',
    'work',
  ],
  graphql: [
    'accounts',
    'archives',
    'collections',
    'context.ts',
    'database',
    'deletions',
    'errors.ts',
    'exports',
    'files',
    'garbage',
    'jobs',
    'lib',
    'log.ts',
    'metrics',
    'replays',
    'storage',
    'sync-runs',
    'work',
  ],
  http: [
    'accounts',
    'config.ts',
    'context.ts',
    'errors.ts',
    'exports',
    'files',
    'garbage',
    'graphql',
    'lib',
    'live',
    'log.ts',
    'metrics',
    'queue',
    'storage',
    'sync-runs',
    'work',
  ],
  'entities.ts': [
    'accounts',
    'archives',
    'collections',
    'database',
    'deletions',
    'exports',
    'files',
    'garbage',
    'idempotency',
    'jobs',
    'replays',
    'sync-runs',
    'work',
  ],
  'queues.ts': ['garbage', 'sync-runs', 'work'],
  'app.ts': [
    'accounts',
    'config.ts',
    'context.ts',
    'database',
    'deletions',
    'entities.ts',
    'exports',
    'files',
    'garbage',
    'http',
    'jobs',
    'lib',
    'live',
    'log.ts',
    'metrics',
    'queue',
    'queues.ts',
    'replays',
    'storage',
    'sync-runs',
    'work',
  ],
  'main.ts': ['accounts', 'app.ts', 'config.ts', 'context.ts', 'errors.ts', 'log.ts'],
  commands: [
    'accounts',
    'config.ts',
    'context.ts',
    'database',
    'entities.ts',
    'errors.ts',
    'garbage',
    'gql',
    'lib',
    'log.ts',
    'storage',
  ],
  // The console runs in a browser, and knows of the server what schema.graphql says.
  web: [],
}

const longestFile = 300

const files = readSourceFiles('src')

describe('the source tree', () => {
  it('has no room that the table does not know', () => {
    expect([...new Set(files.map(({ path }) => roomOf(path)))].sort()).toEqual(Object.keys(mayImport).sort())
  })

  it('imports only as the table allows', () => {
    const offences = files.flatMap(({ path, imports }) =>
      imports
        .filter((to) => roomOf(to) !== roomOf(path) && !mayImport[roomOf(path)]?.includes(roomOf(to)))
        .map((to) => `${path} imports ${to}`),
    )
    expect(offences).toEqual([])
  })

  it('imports only files that are there', () => {
    const known = new Set(files.map(({ path }) => path))
    const missing = files.flatMap(({ path, imports }) =>
      imports.filter((to) => !known.has(to) && !isOther(to)).map((to) => `${path} imports ${to}`),
    )
    expect(missing).toEqual([])
  })

  it('has no circle of imports', () => {
    expect(findCircle(files)).toBeNull()
  })

  it(`has no file of more than ${longestFile} lines`, () => {
    const long = [...files, ...readSourceFiles('test')]
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > longestFile)
    expect(long).toEqual([])
  })

  it('reads environment variables in config.ts alone', () => {
    const readers = files.filter(({ text }) => text.includes('process.env')).map(({ path }) => path)
    expect(readers).toEqual(['src/config.ts'])
  })

  it('handles signals in the main file of a process alone', () => {
    const handlers = files.filter(({ text }) => /process\s*\.\s*on(ce)?\(/.test(text)).map(({ path }) => path)
    expect(handlers).toEqual(['src/commands/demo.ts', 'src/main.ts'])
  })
})

/** What is generated, and what is no code. */
function isOther(path: string): boolean {
  return /^src\/(web\/)?gql\/|\.css$/.test(path)
}

function roomOf(path: string): string {
  return path.split('/')[1] ?? ''
}

/** The first circle that is found, as a list of paths that ends where it began; null where there is none. */
function findCircle(tree: SourceFile[]): string[] | null {
  const importsOf = new Map(tree.map(({ path, imports }) => [path, imports]))
  const done = new Set<string>()
  const visit = (path: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return null
    for (const to of importsOf.get(path) ?? []) {
      const circle = visit(to, [...trail, path])
      if (circle !== null) return circle
    }
    done.add(path)
    return null
  }
  for (const { path } of tree) {
    const circle = visit(path, [])
    if (circle !== null) return circle
  }
  return null
}
