import type { ExtractArchiveForTestMutationVariables, JobForTestFragment } from '../../src/gql/graphql.ts'
import { extractArchive, jobUpdated } from '../support/documents.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import type { Client } from '../support/test-client.ts'

/** Asks for a job; fails where it's refused. */
export async function askForJob(
  client: Client,
  input: ExtractArchiveForTestMutationVariables,
): Promise<JobForTestFragment> {
  const { data } = await client.request(extractArchive, input)
  if (data.extractArchive.__typename !== 'ExtractArchivePayload') throw new Error(JSON.stringify(data))
  return data.extractArchive.job
}

/** Follows a job over a websocket until `is` holds, by default to its end, and gives all states that came. */
export async function followJob(
  client: Client,
  id: string,
  is: (job: JobForTestFragment) => boolean = () => false,
): Promise<{ states: JobForTestFragment[]; last: JobForTestFragment }> {
  await using socket = openSocketClient(client)
  const states: JobForTestFragment[] = []
  for await (const { jobUpdated: job } of subscribe(socket, jobUpdated, { id })) {
    states.push(job)
    if (is(job)) break
  }
  const last = states.at(-1)
  if (last === undefined) throw new Error('the subscription gave nothing')
  return { states, last }
}

/** Asks for a job and follows it to its end. */
export async function extractToEnd(
  client: Client,
  input: ExtractArchiveForTestMutationVariables,
): Promise<JobForTestFragment> {
  const { id } = await askForJob(client, input)
  return (await followJob(client, id)).last
}

/** The counts of a summary by reason. */
export function skippedOf(job: JobForTestFragment): Record<string, number> {
  return Object.fromEntries((job.summary?.skipped ?? []).map(({ reason, count }) => [reason, count]))
}
