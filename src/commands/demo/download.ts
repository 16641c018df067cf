import { basename, dirname, join, resolve, sep } from 'node:path'
import pMap from 'p-map'
import { OperatorError } from '../../errors.ts'
import { graphql } from '../../gql/gql.ts'
import type { DemoChildrenQuery } from '../../gql/graphql.ts'
import { countOf, formatBytes } from '../format.ts'
import type { ApiClient } from './client.ts'
import { saveFile } from './save-file.ts'

const childrenQuery = graphql(`
  query DemoChildren($tags: JSONObject!, $after: String) {
    files(first: 100, after: $after, filter: { entryScope: ONLY, tags: $tags }) {
      edges { node { size sha256 tags downloadUrl } }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

type Child = DemoChildrenQuery['files']['edges'][number]['node']

const downloadsAtOnce = 8

/**
 * Downloads all files that came out of an archive, under their paths in it, and compares their hashes.
 * @param options.directory Made if it's missing. No file in it is overwritten.
 */
export async function downloadChildren(
  client: ApiClient,
  { archiveId, directory }: { archiveId: string; directory: string },
): Promise<void> {
  const placeOf = createPlaces(directory)
  const sizes = await pMap(
    listChildren(client, archiveId),
    async (child) => {
      await saveFile(child, placeOf(child))
      return child.size
    },
    { concurrency: downloadsAtOnce },
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`  ${countOf(sizes.length, 'file', 'files')}, ${formatBytes(bytes)}, checked by SHA-256`)
  console.log(`  in ${directory}`)
}

/** Page by page, each one asked for when the one before has been used. */
async function* listChildren(client: ApiClient, archiveId: string): AsyncGenerator<Child> {
  const tags = { 'stevedore/archive-id': archiveId }
  let after: string | null = null
  do {
    const { files }: DemoChildrenQuery = await client.request(childrenQuery, { tags, after })
    for (const { node } of files.edges) yield node
    after = files.pageInfo.hasNextPage ? (files.pageInfo.endCursor ?? null) : null
  } while (after !== null)
}

/** Where to put each file. Of several with one path, which archives may have, one keeps it and the others get their index in front. */
function createPlaces(directory: string): (child: Child) => string {
  const taken = new Set<string>()
  return ({ tags }) => {
    const path = resolve(directory, String(tags['stevedore/archive-path']))
    const place = taken.has(path)
      ? join(dirname(path), `${tags['stevedore/archive-index']} ${basename(path)}`)
      : path
    // Paths from Stevedore don't escape; a client does well to look all the same.
    if (!place.startsWith(directory + sep)) throw new OperatorError(`${place} lies outside of ${directory}.`)
    taken.add(place)
    return place
  }
}
