import { countItemsAt } from '../collections/count-items-at.ts'
import type { Context } from '../context.ts'
import { StorageError } from '../storage/object-store.ts'
import { explainStorage } from '../work/explain-storage.ts'
import type { KindOfWork } from '../work/kind-of-work.ts'
import type { Run } from '../work/run.ts'
import { WorkFailedError } from '../work/stop.ts'
import type { MissingReason } from './export-words.ts'
import { ItemError } from './formats/item-error.ts'
import { publishArtifact } from './publish-artifact.ts'
import { type Build, readBuild } from './read-build.ts'
import { settleExport } from './settle-export.ts'
import { writeArtifact } from './write-artifact.ts'
import { holdsBytes } from './write-format.ts'

/** What an export is as work. */
export const exporting: KindOfWork = { execute: runExport, sumUp: settleExport }

/** Builds an artifact out of the items that the collection had, and publishes it. */
async function runExport(ctx: Context, run: Run): Promise<void> {
  const build = await readBuild(ctx, run.claim.id)
  const totals = await countItemsAt(ctx.em, build)
  if (totals.items === 0) {
    throw new WorkFailedError(
      'EMPTY_COLLECTION',
      'The collection had no items when the export was asked for.',
    )
  }
  const planned = { items: totals.items, bytes: holdsBytes(build.format) ? totals.bytes : 0 }
  await run.plan(planned)
  if (build.isBuilt) return run.advance(planned)
  try {
    await publishArtifact(ctx, { run, build, artifact: await writeHonestly(ctx, { run, build }) })
  } catch (error) {
    // Nothing of an artifact that isn't whole is done.
    run.takeBack()
    throw explainStorage(error, 'an artifact')
  }
}

/**
 * Writes the artifact. What is found broken in the middle can't be taken back from what was written, so the artifact is
 * begun anew without it; and then every file is read to its end before it's begun with, so that there is no third time,
 * unless a file breaks between the two reads.
 */
async function writeHonestly(ctx: Context, { run, build }: { run: Run; build: Build }) {
  const broken = new Map<string, MissingReason>()
  for (;;) {
    try {
      return await writeArtifact(ctx, { run, build, broken })
    } catch (error) {
      if (!(error instanceof ItemError)) throw error
      const reason = reasonOf(error)
      if (reason === null || broken.has(error.path)) throw error.cause ?? error
      broken.set(error.path, reason)
      run.takeBack()
    }
  }
}

/** Why the file is missing; null: it may not be, the store has failed to give it. */
function reasonOf({ fault, cause }: ItemError): MissingReason | null {
  if (fault !== 'UNREADABLE') return 'DAMAGED'
  return cause instanceof StorageError && cause.kind === 'MISSING' ? 'LOST' : null
}
