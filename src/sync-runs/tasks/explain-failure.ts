import { type Inspection, StorageError } from '../../storage/object-store.ts'
import type { TaskFile } from '../batches/batch-tasks.ts'
import type { TaskFailure } from '../batches/record-outcomes.ts'
import type { FailureStage } from '../sync-words.ts'
import { StalledError } from './unless-stalled.ts'

/** What was being done, in the store of which channel. */
export type Place = { stage: FailureStage; channel: string }

/** Why a try at a task failed; `suspect` as in Tried. */
export type Explained = { failure: TaskFailure; suspect: string | null }

/** What is wrong with a file's object; null: it has the bytes that were stored. */
export function explainLook(file: TaskFile, look: Inspection | Error, place: Place): Explained | null {
  if (look instanceof Error) return explainError(look, place)
  const store = `The store of ${place.channel}`
  if (look.size !== file.size) {
    const message = `${store} has ${look.size} bytes of this file, where ${file.size} were stored.`
    return explainDamage({ code: 'SIZE_MISMATCH', message }, place)
  }
  if (look.sha256 === file.sha256) return null
  const message = `${store} has other bytes of this file than were stored.`
  return explainDamage({ code: 'HASH_MISMATCH', message }, { ...place, stage: laterOf(place.stage) })
}

/** Why an error ended a try. */
export function explainError(error: unknown, place: Place): Explained {
  const { stage, channel } = place
  const store = `The store of ${channel}`
  if (error instanceof StalledError) {
    const message = `${store} moved no byte for ${error.seconds} seconds: see whether it's overloaded, or its disk or network hangs.`
    const failure = { stage, code: 'TASK_STALLED', message, retryable: true, faultyCopy: null }
    return { failure, suspect: channel }
  }
  if (!(error instanceof StorageError)) {
    const message = 'Something unexpected happened: the log of the worker has it.'
    const failure = { stage, code: 'INTERNAL_ERROR', message, retryable: true, faultyCopy: null }
    return { failure, suspect: null }
  }
  const { reason: code, kind } = error
  switch (kind) {
    case 'MISSING':
      return explainDamage({ code, message: `${store} has no object of this file.` }, place)
    case 'RETRYABLE': {
      const message = `${store} failed: ${error.message}.`
      return { failure: { stage, code, message, retryable: true, faultyCopy: null }, suspect: channel }
    }
    case 'PERMANENT': {
      const message = `${store} refuses: ${error.message}. As it is, no attempt can succeed.`
      return { failure: { stage, code, message, retryable: false, faultyCopy: null }, suspect: null }
    }
    default:
      throw new Error(`unknown kind ${kind satisfies never}`)
  }
}

/** Bytes that are wrong may have been damaged on the way: reading them again tells. */
function explainDamage(what: { code: string; message: string }, { stage, channel }: Place): Explained {
  return { failure: { ...what, stage, retryable: true, faultyCopy: channel }, suspect: null }
}

/** What was read is compared in a stage of its own; what was written, in that in which it's looked at. */
function laterOf(stage: FailureStage): FailureStage {
  return stage === 'READ' ? 'HASH' : stage
}
