import type { Context } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import { fileConditions } from '../files/file-conditions.ts'
import type { FileFilter } from '../files/file-filter.ts'
import { primaryChannel } from '../storage/channel.ts'
import type { SyncKind, SyncOptions } from './sync-words.ts'

type Given<T> = T | null | undefined

/** What a run or a schedule of runs is asked for. */
export type GivenWish = {
  kind: SyncKind
  filter?: Given<FileFilter>
  channels?: Given<readonly string[]>
  options?: Given<{ [Option in keyof SyncOptions]?: Given<SyncOptions[Option]> }>
}

/** The same, checked, with what the defaults make of it. */
export type SyncWish = {
  kind: SyncKind
  filter: FileFilter | null
  channels: string[]
  options: SyncOptions
}

/** @throws InvalidInputError (channels, filter.…, options.…) */
export function readWish(
  { channels }: Pick<Context, 'channels'>,
  accountId: string,
  given: GivenWish,
): SyncWish {
  const { kind, filter = null } = given
  // Said now, not by an attempt that fails.
  fileConditions(accountId, filter)
  return {
    kind,
    filter,
    channels: readChannels([...channels.keys()], given),
    options: readOptions(given),
  }
}

/** By default all that the kind can work on. */
function readChannels(known: readonly string[], { kind, channels }: GivenWish): string[] {
  const possible = known.filter((name) => kind === 'VERIFY' || name !== primaryChannel)
  if (possible.length === 0) throw new InvalidInputError('No replica is configured to mirror to.', 'kind')
  if (channels == null) return possible
  const chosen = [...new Set(channels)]
  if (chosen.length === 0)
    throw new InvalidInputError('No channel is no run: leave it out for all.', 'channels')
  const unknown = chosen.find((name) => !possible.includes(name))
  if (unknown !== undefined) {
    throw new InvalidInputError(
      `${JSON.stringify(unknown.slice(0, 64))} is no channel for a ${kind}: there are ${possible.join(', ')}.`,
      'channels',
    )
  }
  return chosen
}

function readOptions({ kind, options }: GivenWish): SyncOptions {
  const samplePercent = options?.samplePercent ?? null
  const olderThanDays = options?.olderThanDays ?? null
  const removeExtraneous = options?.removeExtraneous ?? false
  const bytesPerDay = options?.bytesPerDay ?? null
  const secondsPerDay = options?.secondsPerDay ?? null
  const refuse = (field: keyof SyncOptions, message: string) => {
    throw new InvalidInputError(message, `options.${field}`)
  }
  if (kind === 'MIRROR' && samplePercent !== null) refuse('samplePercent', 'Only a VERIFY takes a sample.')
  if (kind === 'MIRROR' && olderThanDays !== null)
    refuse('olderThanDays', 'Only a VERIFY asks when files were confirmed.')
  if (kind === 'VERIFY' && removeExtraneous)
    refuse('removeExtraneous', 'Only a MIRROR removes objects from replicas.')
  if (samplePercent !== null && !(samplePercent > 0 && samplePercent <= 100))
    refuse('samplePercent', 'A sample is above 0 and at most 100 per cent.')
  if (olderThanDays !== null && !(olderThanDays >= 1 && olderThanDays <= 36_500))
    refuse('olderThanDays', 'It must be from 1 to 36500 days.')
  if (bytesPerDay !== null && bytesPerDay < 1) refuse('bytesPerDay', 'It must be 1 byte at least.')
  if (secondsPerDay !== null && !(secondsPerDay >= 1 && secondsPerDay <= 86_400))
    refuse('secondsPerDay', 'A day has 1 to 86400 seconds.')
  return { samplePercent, olderThanDays, removeExtraneous, bytesPerDay, secondsPerDay }
}
