import { type ExecutionArgs, getOperationAST, Kind, type OperationDefinitionNode } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import { onIteratorEnd } from '../lib/on-iterator-end.ts'
import type { GraphqlMetrics } from '../metrics/graphql-metrics.ts'
import type { GraphqlContext } from './graphql-context.ts'

/** Counts operations, by what the schema bounds alone: their type and root field. */
export function useMeasurement(metrics: GraphqlMetrics): Plugin<GraphqlContext> {
  const refused = { type: 'none', field: 'none', outcome: 'invalid' }
  return {
    onParse:
      () =>
      ({ result }) => {
        if (result instanceof Error) metrics.operations.inc(refused)
      },
    onValidate:
      () =>
      ({ valid }) => {
        if (!valid) metrics.operations.inc(refused)
      },
    onExecute: ({ args }) => {
      const labels = labelsOf(args)
      const end = metrics.durations.startTimer(labels)
      return {
        onExecuteDone: ({ result }) => {
          end()
          metrics.operations.inc({ ...labels, outcome: isAsyncIterable(result) ? 'ok' : outcomeOf(result) })
        },
      }
    },
    onSubscribe: ({ args }) => ({
      onSubscribeResult: ({ result, setResult }) => {
        const isOpen = isAsyncIterable(result)
        metrics.operations.inc({ ...labelsOf(args), outcome: isOpen ? 'ok' : outcomeOf(result) })
        if (!isOpen) return
        metrics.subscriptions.inc()
        setResult(onIteratorEnd(result, () => metrics.subscriptions.dec()))
      },
    }),
  }
}

function labelsOf({ document, operationName }: ExecutionArgs): { type: string; field: string } {
  const operation = getOperationAST(document, operationName)
  return { type: operation?.operation ?? 'none', field: operation ? rootFieldOf(operation) : 'none' }
}

/** The one field that is asked for; `several` where there are more, or fragments, which are as good as always more. */
function rootFieldOf({ selectionSet }: OperationDefinitionNode): string {
  const [first, ...more] = selectionSet.selections
  if (first?.kind !== Kind.FIELD || more.length > 0) return 'several'
  return first.name.value.startsWith('__') ? 'introspection' : first.name.value
}

function outcomeOf({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }): string {
  if (errors === undefined || errors.length === 0) return 'ok'
  return errors.some(({ extensions }) => extensions?.['requestId'] !== undefined) ? 'fault' : 'error'
}
