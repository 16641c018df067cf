import type { IncomingMessage } from 'node:http'
import type { Caller } from '../../accounts/caller.ts'
import type { Config } from '../../config.ts'
import { UnauthenticatedError } from '../../errors.ts'
import type { Engine } from '../../graphql/engine.ts'
import { createGraphqlContext } from '../../graphql/graphql-context.ts'
import type { MaskError } from '../../graphql/mask-error.ts'
import { authenticateRequest } from '../authenticate-request.ts'
import { demandCsrfHeader } from '../demand-csrf-header.ts'
import { createLinks } from '../links.ts'
import { requestOrigin } from '../request-origin.ts'
import type { Exchange, Route } from '../route.ts'
import type { AccountQuota } from './account-quota.ts'
import { createGraphiql, wantsPage } from './graphiql.ts'
import { BodyRefusedError, readBody } from './read-body.ts'
import { refuseOperation } from './refuse-operation.ts'
import { sendStream } from './send-stream.ts'

export const graphqlPath = '/graphql'

export type GraphqlOptions = {
  engine: Engine
  maskError: MaskError
  /** Places for event streams, which sockets share. */
  quota: AccountQuota
  /** Aborted when the server stops: event streams end. */
  stopping: AbortSignal
}

/** GraphQL over HTTP, and a page to try it for browsers. */
export function graphqlRoutes(options: GraphqlOptions): readonly Route[] {
  const sendGraphiql = createGraphiql()
  const handle = async (exchange: Exchange) => {
    const { method } = exchange.request
    if (method !== 'POST' && wantsPage(exchange)) return await sendGraphiql(exchange)
    return await answer(exchange, options)
  }
  return [{ methods: ['GET', 'HEAD', 'POST'], path: graphqlPath, handle }]
}

async function answer(exchange: Exchange, options: GraphqlOptions): Promise<void> {
  const { services, requestId, request, response } = exchange
  try {
    const caller = await authenticateRequest(services, request.headers)
    demandCsrfHeader(request, caller)
    demandUploader(request, caller)
    const links = createLinks(services, requestOrigin(services.config, request))
    const operation = await readOperation(exchange)
    const result = await options.engine.fetch(
      operation,
      createGraphqlContext(services, { caller, links, requestId }),
    )
    if (isStream(result)) return await sendStream(exchange, { result, caller, ...options })
    const body = Buffer.from(await result.arrayBuffer())
    response.setHeaders(result.headers)
    response.writeHead(result.status, { 'cache-control': 'no-store', 'content-length': body.length })
    response.end(body)
  } catch (error) {
    await refuseOperation(exchange, error, options.maskError)
  }
}

/** Files are held in memory, so they're not taken from just anyone. */
function demandUploader({ headers }: IncomingMessage, caller: Caller | null): void {
  if (caller !== null || mediaTypeOf(headers) !== 'multipart/form-data') return
  throw new UnauthenticatedError('Sending a file needs an API key or a session.')
}

/** What goes on to the engine: the operation alone, without credentials. */
async function readOperation({ services, request, response, query }: Exchange): Promise<Request> {
  const url = new URL(`${graphqlPath}?${query}`, 'http://localhost')
  const headers = new Headers({ accept: request.headers.accept ?? '*/*' })
  if (request.method !== 'POST') {
    checkJson(query, 'variables')
    checkJson(query, 'extensions')
    return new Request(url, { headers })
  }
  const contentType = request.headers['content-type'] ?? ''
  const body = await readBody({ request, response }, maxBytes(services.config, request.headers))
  headers.set('content-type', contentType)
  return new Request(url, { method: 'POST', headers, body })
}

/** @throws BodyRefusedError where the body is of another type, or compressed. */
function maxBytes(config: Config, headers: IncomingMessage['headers']): number {
  const limits = new Map([
    ['application/json', config.maxRequestBytes],
    ['multipart/form-data', config.maxMultipartBytes],
  ])
  const limit = limits.get(mediaTypeOf(headers))
  if (limit !== undefined && headers['content-encoding'] === undefined) return limit
  throw new BodyRefusedError(
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    'Send application/json, or multipart/form-data for a file with its operation, not compressed.',
  )
}

function mediaTypeOf(headers: IncomingMessage['headers']): string {
  const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1)
  return mediaType.trim().toLowerCase()
}

function checkJson(query: URLSearchParams, name: string): void {
  try {
    JSON.parse(query.get(name) || '{}')
  } catch {
    throw new BodyRefusedError(400, 'BAD_REQUEST', `The parameter ${name} must be JSON.`)
  }
}

function isStream({ headers }: Response): boolean {
  return /^(text\/event-stream|multipart\/mixed)/.test(headers.get('content-type') ?? '')
}
