import { expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** The ground of the console, and what each part may import; its views lie on it, and are put together by `app`. */
const ground: Record<string, readonly string[]> = {
  lib: [],
  ui: ['lib'],
  api: ['gql', 'lib', 'ui'],
}

const above = ['', 'app', 'main.tsx']

it('has views that know nothing of what puts them together, and a ground that knows no view', () => {
  const mayKnow = (place: string, to: string) =>
    to === place || (ground[place]?.includes(to) ?? !above.includes(to))
  const offences = readSourceFiles('src')
    .filter(({ path }) => !above.includes(placeOf(path)))
    .flatMap(({ path, imports }) =>
      imports.filter((to) => !mayKnow(placeOf(path), placeOf(to))).map((to) => `${path} imports ${to}`),
    )
  expect(offences).toEqual([])
})

/** A folder of the console, or a file that lies beside them; empty: it's not of the console. */
function placeOf(path: string): string {
  return /^src\/web\/([^/]+)/.exec(path)?.[1] ?? ''
}
