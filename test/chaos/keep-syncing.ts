import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StartSyncRunInput, SyncRunForTestFragment } from '../../src/gql/graphql.ts'
import { mostRounds } from '../../src/sync-runs/sync-words.ts'
import { uploadBytes } from '../support/files.ts'
import { cancelSyncRun, startSyncRun } from '../sync-runs/sync-documents.ts'
import { storeDirectory } from './chaos-site.ts'
import { followToEnd } from './follow-to-end.ts'
import { damages, spoilObject } from './harm-file.ts'
import { insist } from './insist.ts'
import type { Lane } from './lane.ts'
import { watchedSyncRun } from './watched.ts'

const KiB = 1024

const channels = ['primary', 'replica'] as const
type Channel = (typeof channels)[number]

/** A file of the lane's own, which nobody else touches. */
type SyncedFile = { id: string; key: string; sha256: string }

type FailureRow = { fileId: string; channel: Channel; code: string; attempts: number }

/** What a run finds in a file's bytes; any other code is the fault of a store that ails. */
const codesOfDamage = new Set(['HASH_MISMATCH', 'OBJECT_MISSING', 'SIZE_MISMATCH'])

/**
 * Has files mirrored and verified again and again, and now and then damages some in either store, until it's over. After
 * each run its failures are held against the bytes that are really there.
 */
export async function keepSyncing(lane: Lane, isOver: () => boolean): Promise<void> {
  const files = await uploadFiles(lane)
  // Whether a damage may be there that no run knows of: a run that was cancelled has not looked at all files.
  let mayBeUnseen = false
  while (!isOver()) {
    const mirrored = await syncOnce(lane, 'MIRROR')
    await checkRun(lane, { ...mirrored, kind: 'MIRROR', files, mayBeUnseen })
    await damageSome(lane, files)
    const verified = await syncOnce(lane, 'VERIFY')
    await checkRun(lane, { ...verified, kind: 'VERIFY', files, mayBeUnseen: false })
    mayBeUnseen = verified.run.runState === 'CANCELLED'
  }
}

const filter = { name: 'synced ' }

async function uploadFiles({ site, random, signal }: Lane): Promise<SyncedFile[]> {
  const sizes = [0, ...Array.from({ length: 24 }, () => random.whole(1, 200 * KiB)), 3_000 * KiB]
  const files: SyncedFile[] = []
  for (const [n, size] of sizes.entries()) {
    const bytes = random.bytes(size)
    const id = await insist(() => uploadBytes(site.client, `synced ${n}`, bytes), signal)
    const find = () => site.query<{ key: string }>('select storage_key as key from files where id = $1', [id])
    const [{ key } = { key: '' }] = await insist(find, signal)
    files.push({ id, key, sha256: hash('sha256', bytes) })
  }
  return files
}

/** One run to its end; some are cancelled on the way. */
async function syncOnce(
  lane: Lane,
  kind: 'MIRROR' | 'VERIFY',
): Promise<{ run: SyncRunForTestFragment; isCancelAsked: boolean }> {
  const { site, random, signal, report } = lane
  const input: StartSyncRunInput = { kind, filter, idempotencyKey: random.bytes(8).toString('hex') }
  const cancelAfter = random.chance(0.2) ? random.whole(0, 3_000) : null
  const runId = await insist(async () => {
    const answer = (await site.client.request(startSyncRun, { input })).data.startSyncRun
    if (answer.__typename !== 'StartSyncRunPayload') throw new Error(JSON.stringify(answer))
    return answer.run.id
  }, signal)
  const asked = { isCancelAsked: false }
  site.ledger.syncRuns.set(runId, asked)
  const { last: run, seconds } = await followToEnd(lane, runId, {
    watched: watchedSyncRun,
    asked,
    cancel: () => site.client.request(cancelSyncRun, { runId }),
    cancelAfter,
  })
  report(`${kind}: ${run.runState} in attempt ${run.attempt}, ${seconds} s`)
  return { run, ...asked }
}

/** Past the service, in either store. Bytes that are damaged in both are gone for good. */
async function damageSome(lane: Lane, files: readonly SyncedFile[]): Promise<void> {
  const { site, random } = lane
  for (const { key } of random.shuffled(files).slice(0, random.whole(0, 3))) {
    const channel = random.pick(channels)
    if (channel === 'primary') site.ledger.spoiledKeys.add(key)
    // One that is missing already, or empty, can't be damaged in every way.
    await spoilObject(pathOf(lane, { channel, key }), random.pick(damages)).catch(() => {})
  }
}

/** Its failures are those that there should be, and of those that ail a store none that the bytes don't bear out. */
async function checkRun(
  lane: Lane,
  {
    run,
    kind,
    files,
    mayBeUnseen,
    isCancelAsked,
  }: {
    run: SyncRunForTestFragment
    kind: 'MIRROR' | 'VERIFY'
    files: readonly SyncedFile[]
    mayBeUnseen: boolean
    isCancelAsked: boolean
  },
): Promise<void> {
  const { site, signal } = lane
  const find = (fault: string) => site.ledger.findings.push(`sync run ${run.id} (${kind}): ${fault}`)
  if (run.runState === 'FAILED') find(`failed: ${run.failure?.code} ${run.failure?.message}`)
  if (run.runState === 'CANCELLED' && !isCancelAsked) find('was cancelled although nobody asked')
  const rows = await insist(
    () =>
      site.query<FailureRow>(
        `select subject_id as "fileId", channel, code, attempts from sync_failures where run_id = $1 and state = 'PENDING'`,
        [run.id],
      ),
    signal,
  )
  const failures = new Map(rows.map((row) => [`${row.fileId} ${row.channel}`, row]))
  const isWhole = run.runState === 'SUCCEEDED' || run.runState === 'COMPLETED_WITH_FAILURES'
  for (const file of files) {
    const isGood = {
      primary: await isAsStored(lane, 'primary', file),
      replica: await isAsStored(lane, 'replica', file),
    }
    for (const channel of kind === 'VERIFY' ? channels : (['replica'] as const)) {
      const failure = failures.get(`${file.id} ${channel}`)
      // A store that lies in every round is believed.
      const blamesBytes =
        failure !== undefined && codesOfDamage.has(failure.code) && failure.attempts < mostRounds
      // A MIRROR can fail for the primary's bytes too.
      const isToBlame = kind === 'VERIFY' ? !isGood[channel] : !isGood.primary || !isGood.replica
      if (blamesBytes && !isToBlame)
        find(`says ${failure.code} of ${channel} ${file.key}, which is as it was stored`)
      if (failure === undefined && isWhole && !isGood[channel] && !(kind === 'MIRROR' && mayBeUnseen))
        find(`says nothing of ${channel} ${file.key}, which is damaged`)
    }
  }
}

async function isAsStored(lane: Lane, channel: Channel, { key, sha256 }: SyncedFile): Promise<boolean> {
  try {
    return hash('sha256', await readFile(pathOf(lane, { channel, key }))) === sha256
  } catch {
    return false
  }
}

function pathOf({ site }: Lane, { channel, key }: { channel: Channel; key: string }): string {
  const store =
    channel === 'primary' ? storeDirectory(site.directory) : join(site.directory, 'data', 'replica')
  return join(store, 'objects', key.slice(0, 2), key)
}
