import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BagFiles } from '../../../src/exports/formats/bagit/bag-files.ts'
import { validateBag } from '../../../src/exports/formats/bagit/validate-bag.ts'
import { corpusBag, listCorpus } from './bag-corpus.ts'

const verdicts: Record<string, { status: string; warns?: boolean }> = {
  valid: { status: 'VALID' },
  warning: { status: 'VALID', warns: true },
  invalid: { status: 'INVALID' },
  'linux-only': { status: 'INVALID' },
  'windows-only': { status: 'INVALID' },
}

test.each(await listCorpus())('$name of the corpus is judged as it should be', async ({ name, verdict }) => {
  const report = await validateBag(corpusBag(name))
  const wanted = verdicts[verdict]
  expect(report).toMatchObject({ status: wanted?.status })
  if (wanted?.warns) expect(report.warnings).not.toEqual([])
})

/** A bag of one file, but for the files that are given. */
function smallBag(changes: Record<string, string | null>): BagFiles {
  const files: Record<string, string | null> = {
    'bagit.txt': 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n',
    'manifest-sha256.txt': `${hash('sha256', Buffer.from('a'))}  data/a\n`,
    'data/a': 'a',
    ...changes,
  }
  return {
    async *paths() {
      for (const [path, text] of Object.entries(files)) if (text !== null) yield path
    },
    async *read(path) {
      yield Buffer.from(files[path] ?? '')
    },
  }
}

test.each([
  { what: 'is as it should be', changes: {}, status: 'VALID' },
  { what: 'lacks its file', changes: { 'data/a': null }, status: 'INVALID' },
  {
    what: 'lacks a file that is to be fetched',
    changes: { 'data/a': null, 'fetch.txt': 'https://example.org/a 1 data/a\n' },
    status: 'INCOMPLETE',
  },
  {
    what: 'is to fetch what no manifest lists',
    changes: { 'fetch.txt': 'https://example.org/b - data/b\n' },
    status: 'INVALID',
  },
  { what: 'counts other bytes', changes: { 'bag-info.txt': 'Payload-Oxum: 2.1\n' }, status: 'INVALID' },
  { what: 'counts the right bytes', changes: { 'bag-info.txt': 'Payload-Oxum: 1.1\n' }, status: 'VALID' },
  { what: 'has no manifest', changes: { 'manifest-sha256.txt': null }, status: 'INVALID' },
  {
    what: 'has encoded names',
    changes: {
      'manifest-sha256.txt': `${hash('sha256', Buffer.from('a'))}  data/a%0D%0a%25\n`,
      'data/a': null,
      'data/a\r\n%': 'a',
    },
    status: 'VALID',
  },
])('a bag that $what is $status', async ({ changes, status }) => {
  const report = await validateBag(smallBag(changes))
  expect(report).toMatchObject({ status })
})
