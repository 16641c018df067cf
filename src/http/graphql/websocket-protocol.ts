import type { IncomingMessage } from 'node:http'
import {
  type ExecutionArgs,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
} from 'graphql'
import {
  CloseCode,
  type Context,
  type ExecutionResult,
  makeServer,
  type Server,
  type SubscribePayload,
} from 'graphql-ws'
import type { WebSocket } from 'ws'
import type { Caller } from '../../accounts/caller.ts'
import type { Services } from '../../context.ts'
import { ForbiddenError, UnauthenticatedError } from '../../errors.ts'
import type { Engine } from '../../graphql/engine.ts'
import { explainOutage } from '../../graphql/explain-outage.ts'
import { createGraphqlContext, type GraphqlContext } from '../../graphql/graphql-context.ts'
import type { Logger } from '../../log.ts'
import type { InFlight } from '../in-flight.ts'
import { createLinks } from '../links.ts'
import { requestOrigin } from '../request-origin.ts'
import type { AccountQuota } from './account-quota.ts'
import { authenticateSocket } from './authenticate-socket.ts'
import { credentialEnds } from './credential-ends.ts'
import { tooManyStreams } from './send-stream.ts'

/** How long a client may take to say who it is. */
const initMillis = 5_000

/** "Try again later", in IANA's registry of close codes. */
const tryAgainLater = 1013

/** A socket, and what belongs to it. */
export type Connection = {
  socket: WebSocket
  /** The request that became the socket. */
  request: IncomingMessage
  requestId: string
  /** Says in each line which request that was. */
  log: Logger
  /** Aborted when the socket is closed. */
  closed: AbortSignal
  /** null until the client has said who it is. */
  caller: Caller | null
  inFlight: InFlight
}

export type Protocol = Server<Connection>

type ConnectionContext = Context<Record<string, unknown> | undefined, Connection>

/**
 * The server's side of graphql-transport-ws. It closes sockets with 4401 where there is no credential, 4403 where the
 * credential is wrong or has ended or a foreign page sent the cookie, 4429 where the account has too many sockets, and
 * 1013 while the database is away.
 */
export function createProtocol(
  services: Services,
  { engine, quota }: { engine: Engine; quota: AccountQuota },
): Protocol {
  return makeServer<Record<string, unknown> | undefined, Connection>({
    connectionInitWaitTimeout: initMillis,
    onConnect: (ctx) => connect(services, quota, ctx),
    onSubscribe: (ctx, _, payload) => readOperation(services, engine, { ctx, payload }),
    execute: (args) => engine.getEnveloped(contextOf(args)).execute(args),
    subscribe: (args) => engine.getEnveloped(contextOf(args)).subscribe(args),
    onNext: (_ctx, _id, _payload, _args, result) => formatResult(result),
    onError: (_ctx, _id, _payload, errors) => errors.map(formatError),
  })
}

async function connect(services: Services, quota: AccountQuota, ctx: ConnectionContext): Promise<boolean> {
  const { socket, request, log, closed, inFlight } = ctx.extra
  const refuse = (code: number, reason: string) => {
    socket.close(code, reason)
    return false
  }
  try {
    const opener = await authenticateSocket(services, { request, parameters: ctx.connectionParams ?? {} })
    if (opener === null) return refuse(CloseCode.Unauthorized, 'This needs an API key or a session.')
    const { caller, credentials } = opener
    if (closed.aborted) return false
    const place = quota.take(caller.accountId)
    if (place === null) return refuse(CloseCode.TooManyInitialisationRequests, tooManyStreams(quota.max))
    closed.addEventListener('abort', () => place[Symbol.dispose](), { once: true })
    ctx.extra.caller = caller
    const watch = credentialEnds(services, { with: credentials, by: caller, signal: closed })
    inFlight.add(watch.then((has) => has && refuse(CloseCode.Forbidden, 'The API key or session has ended.')))
    return true
  } catch (error) {
    // The code of an internal error, 4500, would tell clients not to come back.
    const outage = explainOutage({ ...services, log }, error)
    if (outage !== null) return refuse(tryAgainLater, outage.message)
    if (!(error instanceof UnauthenticatedError || error instanceof ForbiddenError)) throw error
    return refuse(CloseCode.Forbidden, error.message)
  }
}

async function readOperation(
  services: Services,
  engine: Engine,
  { ctx, payload }: { ctx: ConnectionContext; payload: SubscribePayload },
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const { caller, request, requestId, log } = ctx.extra
  const max = services.config.subscriptionsPerSocket
  // The present one is among them already.
  if (Object.keys(ctx.subscriptions).length > max) return [tooManySubscriptions(max)]
  const links = createLinks(services, requestOrigin(services.config, request))
  const enveloped = engine.getEnveloped(
    createGraphqlContext({ ...services, log }, { caller, links, requestId }),
  )
  const document = parseOrError(enveloped.parse, payload.query)
  if (document instanceof GraphQLError) return [document]
  const errors = enveloped.validate(enveloped.schema, document)
  if (errors.length > 0) return errors
  return {
    schema: enveloped.schema,
    document,
    contextValue: await enveloped.contextFactory(),
    ...(payload.operationName && { operationName: payload.operationName }),
    ...(payload.variables && { variableValues: payload.variables }),
  }
}

function contextOf(args: ExecutionArgs): GraphqlContext {
  // It was made by readOperation.
  return args.contextValue as GraphqlContext
}

function parseOrError<Document>(parse: (query: string) => Document, query: string): Document | GraphQLError {
  try {
    return parse(query)
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

function tooManySubscriptions(max: number): GraphQLError {
  const message = `A socket may have ${max} operations running at a time.`
  return new GraphQLError(message, { extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } })
}

function formatResult({ errors, data, extensions }: ExecutionResult): FormattedExecutionResult {
  return {
    ...(errors && { errors: errors.map(formatError) }),
    ...(data !== undefined && { data }),
    ...(extensions && { extensions }),
  }
}

/** Leaves out what is for the HTTP answer alone. */
function formatError(error: GraphQLError): GraphQLFormattedError {
  // When a stream breaks, graphql-ws wraps the masked error once more.
  const { extensions, ...formatted } = (error.cause instanceof GraphQLError ? error.cause : error).toJSON()
  const { http: _, unexpected: __, ...visible } = extensions ?? {}
  return { ...formatted, extensions: visible }
}
