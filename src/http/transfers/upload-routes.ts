import { createContext } from '../../context.ts'
import type { File } from '../../files/file.entity.ts'
import { receiveUpload } from '../../files/receive-upload.ts'
import { readSignedQuery } from '../../lib/signed-url.ts'
import { refuse } from '../refuse.ts'
import type { Exchange, Route } from '../route.ts'
import { invalidLink } from './link-refusals.ts'
import { requestBody } from './request-body.ts'
import { explainRefusal } from './transfer-refusals.ts'
import { uploadPath } from './upload-url.ts'

/** How long a client may send nothing in the middle of its bytes. */
const stallSeconds = 60

export const uploadRoutes: Route[] = [{ methods: ['PUT'], path: '/uploads/:id', handle: putBytes }]

/** Takes the whole body as the bytes of an upload. Their type is the one that was declared; Content-Type isn't read. */
async function putBytes(exchange: Exchange): Promise<void> {
  const { services, request, query } = exchange
  const { id: uploadId = '' } = exchange.parameters
  const path = uploadPath(uploadId)
  // When the link ends is not asked here: it's when the upload does, which the database's clock decides.
  const link = readSignedQuery(query, { method: 'PUT', path, signingKey: services.signingKey })
  if (link === null) return await refuse(exchange, invalidLink)
  // RFC 9110, section 14.4. `curl -C -` sends the rest of a file so, which must not pass for the whole.
  if (request.headers['content-range'] !== undefined) return await refuse(exchange, partialPut)
  const announced = request.headers['content-length']
  try {
    const file = await receiveUpload(createContext(services), {
      uploadId,
      announcedSize: announced === undefined ? null : Number(announced),
      bytes: requestBody(exchange, { stallSeconds }),
    })
    answerCreated(exchange, file)
  } catch (error) {
    if (request.destroyed && !request.complete) {
      // The client went away, or was cut off: nobody is left to tell.
      services.log.debug({ err: error, uploadId }, 'an upload broke off')
      return
    }
    const refusal = explainRefusal(services, error)
    if (refusal === null) throw error
    await refuse(exchange, refusal)
  }
}

function answerCreated({ response }: Exchange, file: File): void {
  const { id, filename, size, sha256, contentType } = file
  const body = JSON.stringify({ file: { id, filename, size, sha256, contentType } })
  response.writeHead(201, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  })
  response.end(body)
}

const partialPut = {
  status: 400,
  code: 'PARTIAL_PUT',
  message: 'A part of a file can not be uploaded: send all bytes in one PUT without Content-Range.',
}
