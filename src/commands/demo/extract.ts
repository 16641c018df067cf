import { OperatorError } from '../../errors.ts'
import { graphql } from '../../gql/gql.ts'
import type { DemoJobFragment } from '../../gql/graphql.ts'
import { countOf, formatBytes, printable } from '../format.ts'
import type { ApiClient } from './client.ts'
import { follow } from './follow.ts'

const extractMutation = graphql(`
  mutation DemoExtractArchive($archiveId: ID!) {
    extractArchive(input: { archiveId: $archiveId }) {
      __typename
      ... on ExtractArchivePayload { job { id } }
      ... on Error { message }
    }
  }
`)

const jobUpdated = graphql(`
  subscription DemoJobUpdated($id: ID!) {
    work: jobUpdated(id: $id) { ...DemoJob }
  }
`)

export const jobFragment = graphql(`
  fragment DemoJob on Job {
    ...DemoWork
    summary {
      extracted
      bytes
      skipped { reason count }
      skippedEntries { name reason }
    }
  }
`)

/** Asks for an archive's entries to be made files, and follows the job live to its end. */
export async function extractArchive(client: ApiClient, archiveId: string): Promise<void> {
  const { extractArchive: result } = await client.request(extractMutation, { archiveId })
  if (result.__typename !== 'ExtractArchivePayload') throw new OperatorError(result.message)
  const job = await follow(client.subscribe(jobUpdated, { id: result.job.id }), 'entries')
  printSummary(job)
  if (job.state !== 'SUCCEEDED') throw new OperatorError(job.failure?.message ?? `The job is ${job.state}.`)
}

function printSummary({ summary }: DemoJobFragment): void {
  if (!summary) return
  console.log(`  ${countOf(summary.extracted, 'file', 'files')}, ${formatBytes(summary.bytes)}`)
  for (const { reason, count } of summary.skipped) {
    const names = summary.skippedEntries.filter((entry) => entry.reason === reason)
    const examples = names.slice(0, 3).map(({ name }) => printable(name))
    console.log(`  ${count} skipped as ${reason}${examples.length > 0 ? `: ${examples.join(', ')}` : ''}`)
  }
}
