import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import type { Services } from '../context.ts'
import { ExpectedError, InvalidInputError } from '../errors.ts'
import type { Logger } from '../log.ts'
import { explainOutage } from './explain-outage.ts'

/** What of an error the caller may see, who sent the request that `asked` is of. */
export type MaskError = (error: unknown, asked: Asked) => GraphQLError

/** What an error is told with: the log and the id of the request; null: none is known. */
export type Asked = Pick<Services, 'log' | 'metrics'> & { requestId: string | null }

/**
 * What the caller got wrong is told with its code; anything else is logged, once, under an id, and the caller is told
 * the id alone. What is masked already stays as it is.
 */
export function createErrorMask(reportFault: ReportFault): MaskError {
  const masked = new WeakSet<GraphQLError>()
  return (error, asked) => {
    if (error instanceof GraphQLError && masked.has(error)) return error
    const told = mask(error, asked)
    masked.add(told)
    return told
  }

  function mask(error: unknown, asked: Asked): GraphQLError {
    const cause = findCause(error)
    if (cause instanceof ExpectedError) return tell(error, cause.message, describe(cause))
    if (error instanceof GraphQLError && isRequestFault(error, cause)) {
      const http = error.path ? {} : { http: { spec: true, status: 400 } }
      return tell(error, error.message, { code: 'BAD_USER_INPUT', ...http, ...error.extensions })
    }
    const request = asked.requestId === null ? {} : { requestId: asked.requestId }
    const outage = explainOutage(asked, cause)
    if (outage !== null) {
      return tell(error, outage.message, { code: outage.code, ...request, http: { status: outage.status } })
    }
    const id = reportFault(cause, asked.log)
    // Without data, `unexpected` makes the answer's status 500; it's not part of the answer.
    return tell(error, faultMessage(id), { code: 'INTERNAL_SERVER_ERROR', id, ...request, unexpected: true })
  }
}

/** Logs what should not have happened and gives an id for it: the same one where it's met again. */
export type ReportFault = (fault: unknown, log: Logger) => string

export function createFaultLog(): ReportFault {
  const ids = new WeakMap<object, string>()
  return (fault, log) => {
    const known = fault instanceof Error ? ids.get(fault) : undefined
    if (known !== undefined) return known
    const id = randomUUID()
    log.error({ err: fault, id }, 'unexpected error')
    if (fault instanceof Error) ids.set(fault, id)
    return id
  }
}

export function faultMessage(id: string): string {
  return `Something went wrong inside Stevedore. Its log says more under ${id}.`
}

function describe(error: ExpectedError): Record<string, unknown> {
  const field = error instanceof InvalidInputError && error.field !== null ? { field: error.field } : {}
  const http = error.code === 'UNAUTHENTICATED' ? { http: { status: 401 } } : {}
  return { code: error.code, ...field, ...http }
}

function tell(error: unknown, message: string, extensions: Record<string, unknown>): GraphQLError {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions })
  const { nodes, source, positions, path } = error
  return new GraphQLError(message, { nodes, source, positions, path, extensions })
}

/** What was thrown, without what the execution has wrapped around it. */
function findCause(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? findCause(error.originalError) : error
}

/**
 * GraphQL's own errors are about the request, but for those about what resolvers gave, such as an Int that is too
 * large: they come from a field, and name no place in the document.
 */
function isRequestFault(error: GraphQLError, cause: unknown): boolean {
  if (!(cause instanceof GraphQLError)) return error.path === undefined
  return error.path === undefined || cause.nodes !== undefined
}
