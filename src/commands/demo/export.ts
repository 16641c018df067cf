import { OperatorError } from '../../errors.ts'
import { graphql } from '../../gql/gql.ts'
import type { DemoExportFragment } from '../../gql/graphql.ts'
import type { ApiClient } from './client.ts'
import { follow } from './follow.ts'

const createExport = graphql(`
  mutation DemoCreateExport($collectionId: ID!) {
    createExport(input: { collectionId: $collectionId, format: ZIP }) {
      __typename
      ... on CreateExportPayload { export { id } }
      ... on Error { message }
    }
  }
`)

const exportUpdated = graphql(`
  subscription DemoExportUpdated($id: ID!) {
    work: exportUpdated(id: $id) { ...DemoExport }
  }
`)

export const exportFragment = graphql(`
  fragment DemoExport on Export {
    ...DemoWork
    revision
    filename
    sizeBytes
    sha256
    downloadUrl
    complete
    missing(first: 3) { edges { node { path reason } } }
  }
`)

/** Asks for a copy of a collection as a ZIP, and follows its build live to its end. */
export async function exportCollection(client: ApiClient, collectionId: string): Promise<DemoExportFragment> {
  const { createExport: result } = await client.request(createExport, { collectionId })
  if (result.__typename !== 'CreateExportPayload') throw new OperatorError(result.message)
  const { id } = result.export
  const built = await follow(client.subscribe(exportUpdated, { id }), 'files')
  if (built.state !== 'SUCCEEDED')
    throw new OperatorError(built.failure?.message ?? `The export is ${built.state}.`)
  return built
}
