import type { SyncFailureFilter } from '../../src/gql/graphql.ts'
import { uploadBytes } from '../support/files.ts'
import type { Random } from '../support/seeded-random.ts'
import { requestReplay } from './chaos-documents.ts'
import { insist } from './insist.ts'
import type { Lane } from './lane.ts'
import { failureChannels, failureCodes, makeSourceRun } from './make-source-run.ts'
import { watchedReplay, watchedSyncRun } from './watched.ts'

/** Files that are there, but have no copy: their failures on the replica fail again in each target. */
const realFiles = 8

/**
 * Has the failures of one run after the other replayed by many replays at once that want many of them both, until it's over;
 * what fails in a target is replayed in turn.
 */
export async function keepReplaying(
  lane: Lane,
  { replays, failures }: { replays: number; failures: number },
  isOver: () => boolean,
): Promise<void> {
  const fileIds: string[] = []
  for (let n = 0; n < realFiles; n++)
    fileIds.push(
      await insist(
        () => uploadBytes(lane.site.client, `replayed ${n}`, lane.random.bytes(1_000)),
        lane.signal,
      ),
    )
  const open: Promise<unknown>[] = []
  for (let cycle = 1; !isOver(); cycle++) {
    const runId = await insist(
      () => makeSourceRun(lane.site.query, { cycle, failures, fileIds }),
      lane.signal,
    )
    lane.site.ledger.syncRuns.set(runId, { isCancelAsked: false })
    const filters = Array.from({ length: replays - 1 }, () => drawFilter(lane.random))
    const asked = await Promise.all(
      filters.map((filter, n) => replayOnce(lane, { runId, key: `${n}`, filter })),
    )
    // Nothing shall be left.
    const rest = await replayOnce(lane, { runId, key: 'rest', filter: null })
    const inTurn = Promise.all([...asked, rest].map((targetId) => replayInTurn(lane, targetId)))
    // It's waited for later, and may fail before.
    inTurn.catch(() => {})
    open.push(inTurn)
    // Else there'd be more and more of them.
    if (open.length > 2) await open.shift()
  }
  await Promise.all(open)
}

function drawFilter(random: Random): SyncFailureFilter {
  const codes = random.shuffled(failureCodes).slice(0, random.whole(1, 4))
  return random.chance(0.5) ? { codes } : { codes, channels: [random.pick(failureChannels)] }
}

/** @returns the target's id; null: nothing was left to take. */
async function replayOnce(
  { site, signal, report }: Lane,
  { runId, key, filter }: { runId: string; key: string; filter: SyncFailureFilter | null },
): Promise<string | null> {
  const input = { runId, idempotencyKey: key, ...(filter && { filter }) }
  const replay = await insist(async () => {
    const answer = (await site.client.request(requestReplay, { input })).data.requestReplay
    if (answer.__typename === 'NothingToReplayError') return null
    if (answer.__typename !== 'RequestReplayPayload') throw new Error(JSON.stringify(answer))
    return answer.replay
  }, signal)
  if (replay === null) return null
  site.ledger.replays.add(replay.id)
  site.ledger.syncRuns.set(replay.targetRunId, { isCancelAsked: false })
  const ended = await site.watcher.follow(replay.id, { watched: watchedReplay, signal })
  report(
    `replay: ${ended.phase} in attempt ${ended.attempt}, ${ended.selected} selected, ${ended.taken} taken`,
  )
  return replay.targetRunId
}

/** Waits for the end of a target, and replays what failed there once more. */
async function replayInTurn(lane: Lane, targetId: string | null): Promise<void> {
  if (targetId === null) return
  const { site, signal } = lane
  const { runState } = await site.watcher.follow(targetId, { watched: watchedSyncRun, signal })
  if (runState !== 'COMPLETED_WITH_FAILURES') return
  const next = await replayOnce(lane, { runId: targetId, key: 'in turn', filter: null })
  if (next !== null) await site.watcher.follow(next, { watched: watchedSyncRun, signal })
}
