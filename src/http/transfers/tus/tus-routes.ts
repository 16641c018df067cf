import type { IncomingMessage } from 'node:http'
import { Server } from '@tus/server'
import { type CallerContext, createContext } from '../../../context.ts'
import { ConflictError, ExpectedError } from '../../../errors.ts'
import {
  type ChunkChecksum,
  ChunkMismatchError,
  checksumAlgorithms,
  readChunkChecksum,
} from '../../../files/resumable/chunk-checksum.ts'
import type { Upload } from '../../../files/upload.entity.ts'
import { readSignedQuery } from '../../../lib/signed-url.ts'
import { statusOf } from '../../error-status.ts'
import { hasBody } from '../../has-body.ts'
import { linger, type Refusal, refuse } from '../../refuse.ts'
import { requestOrigin } from '../../request-origin.ts'
import type { Exchange, Route } from '../../route.ts'
import { invalidLink } from '../link-refusals.ts'
import { requestBody } from '../request-body.ts'
import { explainRefusal } from '../transfer-refusals.ts'
import { uploadPath, uploadUrl } from '../upload-url.ts'
import { authorizeCreation, createByTus } from './create-by-tus.ts'
import { createUploadLocker, needsNoLock } from './upload-locker.ts'
import { UploadStore } from './upload-store.ts'

/** How long a client may send nothing in the middle of its bytes. */
const stallSeconds = 60

/** Resumable uploads by tus 1.0 (https://tus.io/protocols/resumable-upload): whoever has an upload's link may go on with it. */
export const tusRoutes: Route[] = [
  { methods: ['HEAD', 'PATCH', 'DELETE'], path: '/uploads/:id', handle: goOn },
  { methods: ['OPTIONS'], path: '/uploads/:id', handle: (exchange) => speakTus(exchange, null) },
  { methods: ['OPTIONS'], path: '/uploads', handle: (exchange) => speakTus(exchange, null) },
  { methods: ['POST'], path: '/uploads', handle: create },
]

async function goOn(exchange: Exchange): Promise<void> {
  const { services, query } = exchange
  const { id = '' } = exchange.parameters
  const path = uploadPath(id)
  // The one link is for both: to send the bytes at once, and piece by piece.
  const link = readSignedQuery(query, { method: 'PUT', path, signingKey: services.signingKey })
  if (link === null) return await refuse(exchange, invalidLink)
  await speakTus(exchange, null)
}

async function create(exchange: Exchange): Promise<void> {
  try {
    await speakTus(exchange, await authorizeCreation(exchange))
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    await refuse(exchange, { status: statusOf(error), code: error.code, message: error.message })
  }
}

/** @param creator Who may make uploads; null: nobody. */
async function speakTus(exchange: Exchange, creator: CallerContext | null): Promise<void> {
  const { services, request } = exchange
  let checksum: ChunkChecksum | null
  try {
    const header = request.headers['upload-checksum']
    checksum = typeof header === 'string' ? readChunkChecksum(header) : null
  } catch (error) {
    const refusal = explain(error, exchange)
    if (refusal === null) throw error
    return await refuse(exchange, refusal)
  }
  const answer = await createServer(exchange, { creator, checksum }).handleWeb(
    withoutBody(request, requestOrigin(services.config, request)),
  )
  if (request.method === 'OPTIONS') answer.headers.set('Tus-Checksum-Algorithm', checksumAlgorithms.join(','))
  await send(exchange, answer)
}

/** The protocol's server for one request. */
function createServer(
  exchange: Exchange,
  { creator, checksum }: { creator: CallerContext | null; checksum: ChunkChecksum | null },
): Server {
  const { services, request } = exchange
  const { id } = exchange.parameters
  const ctx = createContext(services)
  const wanted = new AbortController()
  const store = new UploadStore(ctx, {
    bytes: () => requestBody(exchange, { stallSeconds }),
    checksum,
    signal: wanted.signal,
  })
  const locker = createUploadLocker(ctx, {
    onWanted: () => wanted.abort(new ConflictError('Another client goes on with this upload.')),
    onLocked: (upload) => {
      store.known = upload
    },
  })
  let made: Upload | null = null
  return new Server({
    path: '/uploads',
    datastore: store,
    locker: request.method === 'POST' && !hasBody(request) ? needsNoLock : locker,
    maxSize: services.config.maxFileBytes,
    allowedHeaders: ['Upload-Checksum', 'x-stevedore-csrf'],
    getFileIdFromRequest: () => id,
    namingFunction: async (_, metadata = {}) => {
      if (creator === null) throw new Error('nobody may create here')
      const length = request.headers['upload-length']?.toString()
      made = await createByTus(creator, { length, metadata })
      store.known = made
      return made.id
    },
    generateUrl: () => {
      if (made === null) throw new Error('nothing was created')
      return uploadUrl({ ...services, origin: requestOrigin(services.config, request) }, made)
    },
    onResponseError: (_, error) => explainToClient(exchange, error),
  })
}

/** The request for the protocol's server. Its body is read by the store itself. */
function withoutBody({ url = '/', method = 'GET', headers }: IncomingMessage, origin: string): Request {
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new Request(new URL(url, origin), { method, headers: entries })
}

function explainToClient(exchange: Exchange, error: Error | { status_code: number; body: string }) {
  const { services, request, response } = exchange
  const log = { err: error, uploadId: exchange.parameters['id'] }
  if (request.destroyed && !request.complete) {
    // A client that went away is nothing to be seen to, though its broken connection looks like one of ours.
    services.log.debug(log, 'an upload broke off')
    return undefined
  }
  const refusal = explain(error, exchange)
  if (refusal === null) {
    // The protocol's own refusals are not errors of ours.
    if (!('status_code' in error)) services.log.error(log, 'an upload by tus failed')
    return undefined
  }
  if (refusal.retryAfter !== undefined) response.setHeader('retry-after', refusal.retryAfter)
  return { status_code: refusal.status, body: `${refusal.message}\n` }
}

function explain(error: unknown, { services }: Exchange): Refusal | null {
  // tus 1.0, checksum extension.
  if (error instanceof ChunkMismatchError) return { status: 460, code: error.code, message: error.message }
  const refusal = explainRefusal(services, error)
  if (refusal !== null) return refusal
  if (error instanceof ExpectedError)
    return { status: statusOf(error), code: error.code, message: error.message }
  return null
}

async function send({ request, response }: Exchange, answer: Response): Promise<void> {
  if (request.destroyed && !request.complete) return
  const body = answer.body === null ? '' : await answer.text()
  if (!request.complete && answer.status >= 400) response.setHeader('connection', 'close')
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (request.method !== 'HEAD') response.write(body)
  if (!request.complete && answer.status >= 400) await linger(request)
  response.end()
}
