import { isTerminal, type WorkState } from '../../src/work/work-states.ts'
import type { ChaosSite } from './chaos-site.ts'

export type JobRow = {
  id: string
  state: WorkState
  attempt: number
  itemsDone: number
  itemsTotal: number | null
  error: string | null
  archiveId: string
  selection: number[] | null
  extracted: number
  bytes: number
  summary: Summary | null
  /** Rows of files that name it as their maker. */
  files: number
  fileBytes: number
}

type Summary = {
  entries: number
  extracted: number
  bytes: number
  skipped: Record<string, number>
  notReached: number
}

export async function readJobRows(site: ChaosSite): Promise<JobRow[]> {
  return await site.query<JobRow>(`
    select work.id, work.state, work.attempt, items_done as "itemsDone", items_total as "itemsTotal",
      error_code || ': ' || error_message as error, archive_id as "archiveId", selection,
      extracted, extracted_bytes::float8 as bytes, summary,
      made.files::int as files, coalesce(made.bytes, 0)::float8 as "fileBytes"
    from work join jobs on jobs.id = work.id
      cross join lateral (select count(*) as files, sum(size) as bytes from files where job_id = jobs.id) made
    order by work.id`)
}

/** Every job has ended well, or as it was asked to, and its numbers are those of the rows. */
export function checkJobs(site: ChaosSite, jobs: readonly JobRow[]): string[] {
  const known = new Set(jobs.map(({ id }) => id))
  const lost = [...site.ledger.jobs.keys()].filter((id) => !known.has(id))
  return [
    ...lost.map((id) => `job ${id} has no row`),
    ...jobs.flatMap((job) =>
      [...explainState(site, job), ...explainNumbers(site, job)].map((fault) => `job ${job.id} ${fault}`),
    ),
  ]
}

function explainState({ ledger }: ChaosSite, job: JobRow): string[] {
  const asked = ledger.jobs.get(job.id)
  if (!isTerminal(job.state)) return [`is still ${job.state} in attempt ${job.attempt}`]
  if (job.state === 'FAILED') return [`failed: ${job.error}`]
  if (job.state === 'CANCELLED' && !asked?.isCancelAsked) return ['is CANCELLED although nobody asked']
  if (asked && JSON.stringify(asked.selection) !== JSON.stringify(job.selection))
    return ['has another selection']
  return []
}

function explainNumbers({ ledger }: ChaosSite, job: JobRow): string[] {
  const { summary } = job
  if (!isTerminal(job.state)) return []
  const wrong: string[] = []
  const hold = (name: string, is: unknown, shouldBe: unknown) => {
    if (is !== shouldBe)
      wrong.push(`(${job.state}) ${name}: ${is} instead of ${shouldBe}; ${JSON.stringify(summary)}`)
  }
  hold('files that it counts', job.extracted, job.files)
  hold('bytes that it counts', job.bytes, job.fileBytes)
  // It may have been cancelled before it was known what there is to do.
  if (summary === null) hold('state without a summary', job.state, 'CANCELLED')
  else {
    const skipped = Object.values(summary.skipped).reduce((sum, count) => sum + count, 0)
    hold('entries', summary.entries, ledger.archives.get(job.archiveId)?.shape.entries.length)
    hold('sum of what became of them', summary.extracted + skipped + summary.notReached, summary.entries)
    hold('extracted', summary.extracted, job.files)
    hold('bytes', summary.bytes, job.fileBytes)
    if (job.state === 'SUCCEEDED') hold('not reached', summary.notReached, 0)
  }
  if (job.state === 'SUCCEEDED') hold('items done', job.itemsDone, job.itemsTotal)
  return wrong
}
