import {
  type GarbageContext,
  type PassName,
  type PassOutcome,
  PassRefusedError,
  type PassReport,
  type Round,
} from './pass.ts'
import { passes } from './passes.ts'

/** Runs a pass and reports what came of it. Never rejects: what goes wrong in one pass is not the others' concern. */
export async function runPass(
  ctx: GarbageContext,
  pass: PassName,
  options: Omit<Round, 'count'>,
): Promise<PassReport> {
  const startedAt = performance.now()
  const sum = { items: 0, bytes: 0 }
  const count: Round['count'] = ({ items, bytes }) => {
    sum.items += items
    sum.bytes += bytes
  }
  let outcome: PassOutcome = 'SUCCEEDED'
  let message: string | null = null
  try {
    options.signal.throwIfAborted()
    await passes[pass](ctx, { ...options, count })
  } catch (error) {
    outcome = outcomeOf(error, options.signal)
    message = error instanceof Error ? error.message : String(error)
    if (outcome === 'FAILED') ctx.log.error({ err: error, pass }, 'a pass of garbage collection failed')
  }
  const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(3))
  return { pass, outcome, ...sum, seconds, message }
}

function outcomeOf(error: unknown, signal: AbortSignal): PassOutcome {
  if (error instanceof PassRefusedError) return 'REFUSED'
  return signal.aborted && error === signal.reason ? 'STOPPED' : 'FAILED'
}
