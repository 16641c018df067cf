import type {
  ReplayConflict,
  ReplayDecision,
  ReplayItemState,
  ReplayPhase,
  ReplayRowFragment,
} from '../gql/graphql.ts'
import type { Tone } from '../ui/badge.tsx'

// What the words of replays are for people.

/** The phases that a replay goes through by itself, in their order. */
export const steps = ['ACCEPTED', 'PROCESSING', 'CLEANUP_PENDING', 'RECEIPT_PENDING', 'COMPLETED'] as const
export type Step = (typeof steps)[number]

export const stepNames: Record<Step, string> = {
  ACCEPTED: 'Accepted',
  PROCESSING: 'Handing over',
  CLEANUP_PENDING: 'Telling the source',
  RECEIPT_PENDING: 'Counting',
  COMPLETED: 'Completed',
}

export const stepSentences: Record<Step, string> = {
  ACCEPTED: 'Its failures are frozen, and nothing is written to the new run.',
  PROCESSING: 'Its failures go into the new run.',
  CLEANUP_PENDING: 'The new run has them, and the source is told of each.',
  RECEIPT_PENDING: 'What came of it is counted once more.',
  COMPLETED: 'Each failure is the new run’s, or was given back.',
}

export const itemStateNames: Record<ReplayItemState, string> = {
  SELECTED: 'Waits for its turn',
  ENQUEUED: 'In the new run',
  REPLAYED: 'Replayed',
  TAKEN: 'Another replay has it',
  CONFLICT: 'Conflict',
  LEFT: 'Left as it was',
}

export const itemStateTones: Record<ReplayItemState, Tone> = {
  SELECTED: 'calm',
  ENQUEUED: 'busy',
  REPLAYED: 'good',
  TAKEN: 'calm',
  CONFLICT: 'bad',
  LEFT: 'warn',
}

export const conflictSentences: Record<ReplayConflict, string> = {
  CHANGED: 'It has changed since it was asked for.',
  GONE: 'There is no such failure any more.',
  NOT_IN_TARGET: 'The new run doesn’t have it.',
}

export const decisionNames: Record<ReplayDecision, string> = {
  LEAVE: 'Leave the conflicts',
  RETRY: 'Try again',
}

export function badgeOfPhase({ phase }: Pick<ReplayRowFragment, 'phase'>): { label: string; tone: Tone } {
  return phaseBadges[phase]
}

const phaseBadges: Record<ReplayPhase, { label: string; tone: Tone }> = {
  ACCEPTED: { label: stepNames.ACCEPTED, tone: 'busy' },
  PROCESSING: { label: stepNames.PROCESSING, tone: 'busy' },
  CLEANUP_PENDING: { label: stepNames.CLEANUP_PENDING, tone: 'busy' },
  RECEIPT_PENDING: { label: stepNames.RECEIPT_PENDING, tone: 'busy' },
  COMPLETED: { label: stepNames.COMPLETED, tone: 'good' },
  CANCELLED: { label: 'Cancelled', tone: 'calm' },
  NEEDS_ATTENTION: { label: 'Needs attention', tone: 'bad' },
}
