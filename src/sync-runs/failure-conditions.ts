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

/** @throws InvalidInputError (filter.codes, filter.channels, filter.text) */
export function failureConditions({
  stages,
  codes,
  channels,
  states,
  text,
}: FailureFilter): FilterQuery<SyncFailure>[] {
  const conditions: FilterQuery<SyncFailure>[] = []
  if (stages != null) conditions.push({ stage: { $in: [...new Set(stages)] } })
  if (codes != null) conditions.push({ code: { $in: readTexts(codes, 'filter.codes') } })
  if (channels != null) conditions.push({ channel: { $in: readTexts(channels, 'filter.channels') } })
  if (states != null) conditions.push({ state: { $in: [...new Set(states)] } })
  if (text != null) conditions.push(withText(text))
  return conditions
}

function withText(part: string): FilterQuery<SyncFailure> {
  requireText(part, 'filter.text')
  const $ilike = `%${escapeLike(part)}%`
  return { $or: [{ message: { $ilike } }, { filename: { $ilike } }] }
}

function readTexts(texts: readonly string[], field: string): string[] {
  for (const text of texts) requireText(text, field)
  return [...new Set(texts)]
}

/** The database has no other. */
function requireText(text: string, field: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new InvalidInputError('No text holds NUL or half a surrogate pair.', field)
}
