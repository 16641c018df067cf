import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { variables } from '../../src/settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readme = readFileSync(`${root}README.md`, 'utf8')

/** The text below a heading of the second level, up to the next one. */
function section(heading: string): string {
  return readme.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
}

describe('the README', () => {
  it('has a line of its table for each setting, and for nothing else', () => {
    const cells = [...section('Configuration').matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell]) => cell ?? '')
    const named = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name))
    expect(named.sort()).toEqual(Object.keys(variables.shape).sort())
  })

  it('has a line of its tree for each folder of the source', () => {
    const folders = readdirSync(`${root}src`, { withFileTypes: true }).filter((item) => item.isDirectory())
    const tree = [...section('How it is built').matchAll(/^src\/([a-z-]+)\/ /gm)].map(([, name]) => name)
    expect(tree.sort()).toEqual(folders.map(({ name }) => name).sort())
  })

  it('names only commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
    const named = [...readme.matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)/g)].map(([, name]) => name ?? '')
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([])
  })
})
