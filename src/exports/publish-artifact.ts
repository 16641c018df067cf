import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { claimObjects } from '../files/claim-objects.ts'
import { discardObject } from '../files/discard-object.ts'
import type { Run } from '../work/run.ts'
import { isCancelled } from '../work/stop.ts'
import type { Build } from './read-build.ts'
import type { Artifact } from './write-artifact.ts'

/**
 * Gives the export its artifact; it's READY with the end of the work. A builder that has lost its claim deletes what it
 * built, as does one that was asked to stop. One that must stop for another reason doesn't: the next attempt finds it built.
 */
export async function publishArtifact(
  ctx: Context,
  { run, build, artifact }: { run: Run; build: Build; artifact: Artifact },
): Promise<void> {
  const { storageKey, sizeBytes, sha256, complete } = artifact
  let isCommitting = false
  try {
    await run.finishing()
    await run.commit({ items: 0, bytes: 0 }, async (tx) => {
      // The commit has locked the row and heard of all who have asked so far: whoever asks after it finds it built.
      if (isCancelled(run.signal)) throw run.signal.reason
      await claimObjects(tx, [storageKey])
      await sql`
        update exports set storage_key = ${storageKey}, size_bytes = ${sizeBytes}, sha256 = ${sha256},
          complete = ${complete}
        where id = ${build.id} and state = 'PENDING' and storage_key is null`.execute(tx.getKysely())
      isCommitting = true
    })
  } catch (error) {
    // When the answer to a COMMIT is lost, the row may name the artifact. If it doesn't, garbage collection finds it.
    if (!isCommitting) await discardObject(ctx, storageKey)
    throw error
  }
}
