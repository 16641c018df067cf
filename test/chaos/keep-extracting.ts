import { cancelJob, deleteFile, extractArchive } from '../support/documents.ts'
import { uploadBytes } from '../support/files.ts'
import type { ArchiveShape } from './archive-shapes.ts'
import type { ChaosSite } from './chaos-site.ts'
import { followToEnd } from './follow-to-end.ts'
import { insist } from './insist.ts'
import type { Lane } from './lane.ts'
import type { AskedArchive, AskedJob } from './ledger.ts'
import { watchedJob } from './watched.ts'

type JobLane = Lane & { shapes: readonly ArchiveShape[] }

/** Has one archive after the other extracted, until it's over and the last of its jobs has ended. */
export async function keepExtracting(lane: JobLane, isOver: () => boolean): Promise<void> {
  while (!isOver()) await extractShape(lane)
}

/** One archive, which is now and then extracted a second time. */
async function extractShape(lane: JobLane): Promise<void> {
  const { site, random, shapes, signal } = lane
  const shape = random.pick(shapes)
  const archiveId = await insist(() => uploadBytes(site.client, shape.name, shape.bytes), signal)
  const archive: AskedArchive = { shape, deleted: new Set() }
  site.ledger.archives.set(archiveId, archive)
  const times = random.chance(0.3) ? 2 : 1
  for (let n = 0; n < times; n++) await runJob(lane, archiveId, archive)
}

/** All that is left to chance is drawn before anything happens, so that it follows from the seed alone. */
async function runJob(lane: JobLane, archiveId: string, archive: AskedArchive): Promise<void> {
  const { site, random, signal, report } = lane
  const share = random.pick([0, 0.5, 0.9])
  const everything = archive.shape.entries.map((_, index) => index)
  const some = everything.filter(() => random.chance(share))
  const selection = random.chance(0.3) ? some : null
  const cancelAfter = random.chance(0.2) ? random.whole(0, 3_000) : null
  const places = random.chance(0.5) ? Array.from({ length: 3 }, () => random.share()) : []

  const job: AskedJob = { archiveId, selection, isCancelAsked: false }
  const jobId = await insist(() => askFor(site, job), signal)
  site.ledger.jobs.set(jobId, job)
  const begun = Promise.withResolvers<void>()
  const deleted = begun.promise.then(() => deleteSome({ site, archiveId, archive, places }, signal))
  // A failure is met at the end, where it's awaited.
  deleted.catch(() => {})
  const onState = ({ progress }: { progress: { itemsDone: number } }) => {
    if (progress.itemsDone > 0) begun.resolve()
  }
  const { last, seconds } = await followToEnd(lane, jobId, {
    watched: watchedJob,
    onState,
    asked: job,
    cancel: () => site.client.request(cancelJob, { jobId }),
    cancelAfter,
  })
  report(`job of ${archive.shape.name}: ${last.state} in attempt ${last.attempt}, ${seconds} s`)
  begun.resolve()
  await deleted
}

/** The answer to an earlier try may have been lost: then its job is in the way, and is ours. */
async function askFor(site: ChaosSite, { archiveId, selection }: AskedJob): Promise<string> {
  const { data } = await site.client.request(extractArchive, { archiveId, selection })
  const answer = data.extractArchive
  if (answer.__typename === 'ExtractArchivePayload') return answer.job.id
  if (answer.__typename === 'ArchiveBusyError' && answer.activeJob) return answer.activeJob.id
  if (answer.__typename !== 'ArchiveBusyError') {
    site.ledger.findings.push(`archive ${archiveId} was refused: ${JSON.stringify(answer)}`)
  }
  throw new Error(JSON.stringify(answer))
}

/** Deletes some of the files that have been made so far. They must not come back. */
async function deleteSome(
  {
    site,
    archiveId,
    archive,
    places,
  }: { site: ChaosSite; archiveId: string; archive: AskedArchive; places: number[] },
  signal: AbortSignal,
): Promise<void> {
  if (places.length === 0) return
  const children = await insist(
    () =>
      site.query<{ id: string; index: number }>(
        'select id, archive_index as index from files where archive_id = $1 and deleted_at is null order by index',
        [archiveId],
      ),
    signal,
  )
  const chosen = places.flatMap((place) => children[Math.floor(place * children.length)] ?? [])
  for (const { id, index } of new Set(chosen)) {
    // Deleted already, where the answer to an earlier try was lost.
    await insist(() => site.client.request(deleteFile, { fileId: id }), signal)
    archive.deleted.add(index)
  }
}
