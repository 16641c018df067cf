import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { graphql } from '../gql/gql.ts'
import { demoUsage, readDemoArguments } from './demo/arguments.ts'
import { breakableReplica, breakReplica } from './demo/break-replica.ts'
import { type ApiClient, createApiClient, findService } from './demo/client.ts'
import { collectChildren } from './demo/collect.ts'
import { downloadChildren } from './demo/download.ts'
import { downloadExport } from './demo/download-export.ts'
import { printEntries } from './demo/entries.ts'
import { exportCollection } from './demo/export.ts'
import { extractArchive } from './demo/extract.ts'
import { createDemoKey } from './demo/key.ts'
import { mirrorChildren, printFailures } from './demo/mirror.ts'
import { replayFailures } from './demo/replay.ts'
import { makeSampleArchive } from './demo/sample.ts'
import { uploadFile } from './demo/upload.ts'
import { printable } from './format.ts'
import { runCommand } from './run-command.ts'
import { serviceUrl } from './service-url.ts'

const viewerQuery = graphql(`
  query DemoViewer {
    viewer { id name }
  }
`)

/**
 * `npm run demo`: takes an archive through all that a running Stevedore does with it. It's a client like any other,
 * and shows how one is written; the files beside this one have a step each.
 */
async function main(): Promise<void> {
  const config = readConfig()
  const { help, path, url, key, to } = readDemoArguments(process.argv.slice(2), { url: serviceUrl(config) })
  if (help) {
    console.log(demoUsage)
    return
  }
  await findService(url)
  await using stack = new AsyncDisposableStack()
  const secret = key ?? stack.use(await createDemoKey(config)).secret
  const client = createApiClient({ url, secret })

  console.log(`Stevedore at ${url}\n\nWho am I?`)
  await printViewer(client)

  const archivePath = path ?? stack.use(await makeSampleArchive()).path
  console.log(`\nUpload ${printable(basename(archivePath))}`)
  const archiveId = await uploadFile(client, archivePath)

  console.log('\nLook inside, without a download')
  await printEntries(client, archiveId)

  console.log('\nMake files of its entries')
  await extractArchive(client, archiveId)

  console.log('\nDownload them')
  const directory = resolve(to ?? (await mkdtemp(join(tmpdir(), 'stevedore-demo-'))))
  await downloadChildren(client, { archiveId, directory: join(directory, 'files') })

  console.log('\nPut them into a collection')
  const { collectionId, itemCount } = await collectChildren(client, { archiveId, name: nameOf(archivePath) })
  // Of nothing there is no export.
  if (itemCount === 0) return

  console.log('\nExport it as a ZIP')
  const built = await exportCollection(client, collectionId)

  console.log('\nDownload the export')
  await downloadExport(built, { directory, itemCount })

  // Whoever is given a key may be asking a Stevedore with other folders than those that are configured here.
  const replica = key === null ? breakableReplica(config) : null
  if (replica === null) {
    console.log('\nMirroring is left out: it needs the replica in the data directory, to break it')
    return
  }
  await mirrorAndReplay(client, { archiveId, replica })
}

async function mirrorAndReplay(
  client: ApiClient,
  { archiveId, replica }: { archiveId: string; replica: { name: string; directory: string } },
): Promise<void> {
  using broken = breakReplica(replica)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      broken[Symbol.dispose]()
      process.kill(process.pid, signal)
    })
  console.log(`\nMirror the files, while ${replica.directory} is broken`)
  const run = await mirrorChildren(client, { archiveId, channel: replica.name })
  if (run.pendingFailureCount === 0) return
  await printFailures(client, run.id)

  console.log('\nMend it, and replay the failures')
  broken[Symbol.dispose]()
  await replayFailures(client, run.id)
}

/** What to call the collection of an archive's files; the name of a file may be too strange for that. */
function nameOf(archivePath: string): string {
  return printable(basename(archivePath).replace(/(?<=.)\.zip$/i, '')).slice(0, 200)
}

async function printViewer(client: ApiClient): Promise<void> {
  const { viewer } = await client.request(viewerQuery, {})
  console.log(`  the account ${printable(viewer.name)}, ${viewer.id}`)
}

await runCommand(main)
