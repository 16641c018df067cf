import { createReadStream, existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BagFiles } from '../../../src/exports/formats/bagit/bag-files.ts'

const corpus = fileURLToPath(new URL('../../../../shared/corpus/bagit/', import.meta.url))

if (!existsSync(corpus)) console.warn(`There is no ${corpus}: the tests run WITHOUT the corpus of bags.`)

/** The folders of the corpus that are bags, with the folder that says what each should be; without a corpus, none. */
export async function listCorpus(): Promise<{ name: string; verdict: string }[]> {
  // Every bag has a manifest; one lacks bagit.txt on purpose.
  const manifests = await Array.fromAsync(glob('v*/*/*/manifest-*.txt', { cwd: corpus }))
  const names = new Set(manifests.map((path) => dirname(path).split(sep).join('/')))
  return [...names].sort().map((name) => ({ name, verdict: name.split('/')[1] ?? '' }))
}

export function corpusBag(name: string): BagFiles {
  const folder = join(corpus, name)
  return {
    async *paths() {
      for await (const entry of glob('**', { cwd: folder, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name).slice(folder.length + 1)
        if (entry.isFile()) yield path.split(sep).join('/')
      }
    },
    read: (path) => createReadStream(join(folder, path)),
  }
}
