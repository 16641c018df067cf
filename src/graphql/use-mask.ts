import type { ExecutionResult } from 'graphql'
import { handleStreamOrSingleExecutionResult, type Plugin } from 'graphql-yoga'
import type { GraphqlContext } from './graphql-context.ts'
import type { MaskError } from './mask-error.ts'

/** Masks what goes wrong in an operation, with the log of the request that asked for it. */
export function useMask(maskError: MaskError): Plugin<GraphqlContext> {
  const maskResult =
    (ctx: GraphqlContext) =>
    ({ result, setResult }: { result: ExecutionResult; setResult: (result: ExecutionResult) => void }) => {
      if (result.errors === undefined) return
      setResult({ ...result, errors: result.errors.map((error) => maskError(error, ctx)) })
    }
  return {
    onExecute: ({ context }) => ({
      onExecuteDone: (payload) => handleStreamOrSingleExecutionResult(payload, maskResult(context)),
    }),
    onSubscribe: ({ context }) => ({
      onSubscribeResult: (payload) => handleStreamOrSingleExecutionResult(payload, maskResult(context)),
      onSubscribeError: ({ error, setError }) => setError(maskError(error, context)),
    }),
  }
}
