import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type SourceFile = { path: string; text: string; imports: string[] }

/** The hand-written TypeScript below a folder, with the project's files that each imports, types included. */
export function readSourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path))
    .filter((path) => !/^src\/(web\/)?gql\//.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const found = text.matchAll(
        /^(?:import|export)\s(?:[^'";]*\sfrom\s+)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
      )
      return { path, text, imports: [...found].map(([, to, late]) => resolve(path, to ?? late ?? '')) }
    })
}

function resolve(from: string, to: string): string {
  return relative(root, join(root, dirname(from), to))
}
