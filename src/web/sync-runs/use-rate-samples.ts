import { useEffect, useState } from 'react'
import type { SyncRunRowFragment } from '../gql/graphql.ts'

/** How fast a run was at a time, in milliseconds since 1970. */
export type RateSample = { at: number; bytesPerSecond: number; itemsPerSecond: number }

const mostSamples = 600
const millisBetween = 1_000

/** What was seen of a run's rate since the view is there, a sample a second at most. */
export function useRateSamples(run: SyncRunRowFragment): readonly RateSample[] {
  const [samples, setSamples] = useState<readonly RateSample[]>([])
  const { state, version, progress } = run
  const { bytesPerSecond, itemsPerSecond } = progress
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is a sample, though it be as fast as the one before
  useEffect(() => {
    if (state !== 'RUNNING' || itemsPerSecond === null) return
    const sample = { at: Date.now(), bytesPerSecond: bytesPerSecond ?? 0, itemsPerSecond }
    setSamples((before) => {
      const last = before.at(-1)
      if (last !== undefined && sample.at - last.at < millisBetween) return before
      return [...before.slice(1 - mostSamples), sample]
    })
  }, [state, version, bytesPerSecond, itemsPerSecond])
  return samples
}
