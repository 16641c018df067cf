import { hash } from 'node:crypto'
import type { CreateExportInput, ExportForTestFragment } from '../../src/gql/graphql.ts'
import { uploadBytes } from '../support/files.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import type { Client } from '../support/test-client.ts'
import { addItems, createCollection, createExport, exportQuery, exportUpdated } from './export-documents.ts'

export async function makeCollection(client: Client, name = 'Holiday'): Promise<string> {
  const { data } = await client.request(createCollection, { name })
  if (data.createCollection.__typename !== 'CreateCollectionPayload') throw new Error(JSON.stringify(data))
  return data.createCollection.collection.id
}

/** Uploads files and puts them into a collection. @returns their ids by their paths. */
export async function fillCollection(
  client: Client,
  collectionId: string,
  files: Readonly<Record<string, Uint8Array | string>>,
): Promise<Map<string, string>> {
  const items: { fileId: string; path: string }[] = []
  for (const [path, bytes] of Object.entries(files)) {
    const filename = path.split('/').at(-1) ?? path
    items.push({ path, fileId: await uploadBytes(client, filename, Buffer.from(bytes)) })
  }
  const { data } = await client.request(addItems, { collectionId, items })
  if (data.addToCollection.__typename !== 'AddToCollectionPayload') throw new Error(JSON.stringify(data))
  return new Map(items.map(({ path, fileId }) => [path, fileId]))
}

export async function askForExport(client: Client, input: CreateExportInput) {
  const { data } = await client.request(createExport, { input })
  if (data.createExport.__typename !== 'CreateExportPayload') throw new Error(JSON.stringify(data))
  return data.createExport
}

/** Follows an export to the end of its build, or until `isEnough`. */
export async function followExport(
  client: Client,
  id: string,
  isEnough: (state: ExportForTestFragment) => boolean = () => false,
): Promise<{ states: ExportForTestFragment[]; last: ExportForTestFragment }> {
  await using socket = openSocketClient(client)
  const states: ExportForTestFragment[] = []
  for await (const { exportUpdated: state } of subscribe(socket, exportUpdated, { id })) {
    states.push(state)
    if (isEnough(state)) break
  }
  const last = states.at(-1)
  if (last === undefined) throw new Error('the export was not seen at all')
  return { states, last }
}

/** Asks for an export, waits for the end of its build and gives that. */
export async function exportToEnd(client: Client, input: CreateExportInput): Promise<ExportForTestFragment> {
  const { export: asked } = await askForExport(client, input)
  return (await followExport(client, asked.id)).last
}

export async function linkTo(client: Client, id: string): Promise<string> {
  const { data } = await client.request(exportQuery, { id })
  if (!data.export?.downloadUrl) throw new Error(JSON.stringify(data))
  return data.export.downloadUrl
}

/** Downloads a ready export and holds it against what the export says of it. */
export async function download(client: Client, ready: ExportForTestFragment): Promise<Buffer> {
  const response = await fetch(await linkTo(client, ready.id))
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  const sha256 = hash('sha256', bytes)
  if (bytes.length !== ready.sizeBytes || sha256 !== ready.sha256)
    throw new Error('the bytes are not those of the export')
  return bytes
}
