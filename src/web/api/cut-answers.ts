import type { CombinedError, OperationResult } from '@urql/core'

/**
 * An error in a field that must have a value takes away what the field belongs to, and the null then stands for a thing that
 * is there. The cache would take it for the truth: the archive would be none, the run gone. Of such an answer only the
 * error is passed on.
 */
export function withoutCutData(result: OperationResult): OperationResult {
  const isCut = result.error?.graphQLErrors.some((error) => isCutBy(result.data, error)) ?? false
  return isCut ? { ...result, data: undefined } : result
}

/** Whether the null that the error left is not where the error is, but above it. */
function isCutBy(data: unknown, { path = [] }: CombinedError['graphQLErrors'][number]): boolean {
  let at = data
  for (const step of path) {
    if (at === null || at === undefined) return true
    at = (at as Record<string | number, unknown>)[step]
  }
  return false
}
