import type { IncomingMessage } from 'node:http'
import { GraphQLError } from 'graphql'
import { ExpectedError } from '../../errors.ts'
import type { MaskError } from '../../graphql/mask-error.ts'
import { statusOf } from '../error-status.ts'
import { linger } from '../refuse.ts'
import type { Exchange } from '../route.ts'
import { BodyRefusedError } from './read-body.ts'

/** Answers with an error in the shape of a GraphQL response, where the operation wasn't executed. */
export async function refuseOperation(
  { services, requestId, request, response }: Exchange,
  error: unknown,
  maskError: MaskError,
): Promise<void> {
  // The client has left, or has half an answer: there is nothing to say.
  if (response.headersSent || request.socket.destroyed) {
    response.destroy()
    return
  }
  const { status, told } = explain(error, (fault) => maskError(fault, { ...services, requestId }))
  const { message, extensions } = told
  const { http: _, unexpected: __, ...visible } = extensions
  const body = JSON.stringify({ errors: [{ message, extensions: visible }] })
  const isSending = request.method === 'POST' && !request.complete
  response.writeHead(status, {
    'content-type': mediaTypeFor(request),
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(isSending && { connection: 'close' }),
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  })
  response.write(body)
  if (isSending) await linger(request)
  response.end()
}

function explain(
  error: unknown,
  mask: (error: unknown) => GraphQLError,
): { status: number; told: GraphQLError } {
  if (error instanceof BodyRefusedError) {
    return {
      status: error.status,
      told: new GraphQLError(error.message, { extensions: { code: error.code } }),
    }
  }
  const told = mask(error)
  return { status: error instanceof ExpectedError ? statusOf(error) : statusOfFault(told), told }
}

/** 503 and the like where something is away, which the mask knows. */
function statusOfFault({ extensions: { http } }: GraphQLError): number {
  return typeof http === 'object' && http !== null && 'status' in http ? Number(http.status) : 500
}

function mediaTypeFor({ headers }: IncomingMessage): string {
  const isNew = headers.accept?.includes('application/graphql-response+json')
  return `${isNew ? 'application/graphql-response+json' : 'application/json'}; charset=utf-8`
}
