import type { FilterQuery } from '@mikro-orm/core'
import { InvalidInputError } from '../errors.ts'
import { escapeLike } from '../lib/escape-like.ts'
import type { SyncFailure } from './sync-failure.entity.ts'
import type { FailureStage, FailureState } from './sync-words.ts'

/** Which failures of a run: all that is given must hold. */
export type FailureFilter = {
  stages?: readonly FailureStage[] | null | undefined
  codes?: readonly string[] | null | undefined
  channels?: readonly string[] | null | undefined
  states?: readonly FailureState[] | null | undefined
  /** A part of the message or the filename, in upper or lower case. */
  text?: string | null | undefined
}

/** @throws InvalidInputError (filter.text) */
export function failureConditions({
  stages,
  codes,
  channels,
  states,
  text,
}: FailureFilter): FilterQuery<SyncFailure>[] {
  const conditions: FilterQuery<SyncFailure>[] = []
  if (stages != null) conditions.push({ stage: { $in: [...new Set(stages)] } })
  if (codes != null) conditions.push({ code: { $in: [...new Set(codes)] } })
  if (channels != null) conditions.push({ channel: { $in: [...new Set(channels)] } })
  if (states != null) conditions.push({ state: { $in: [...new Set(states)] } })
  if (text != null) conditions.push(withText(text))
  return conditions
}

function withText(part: string): FilterQuery<SyncFailure> {
  if (part.includes('\0') || !part.isWellFormed())
    throw new InvalidInputError('No text holds NUL or half a surrogate pair.', 'filter.text')
  const $ilike = `%${escapeLike(part)}%`
  return { $or: [{ message: { $ilike } }, { filename: { $ilike } }] }
}
