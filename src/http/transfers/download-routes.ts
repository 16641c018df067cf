import { create as contentDisposition } from 'content-disposition'
import { createContext } from '../../context.ts'
import type { File } from '../../files/file.entity.ts'
import { getLinkedFile } from '../../files/get-linked-file.ts'
import { refuse } from '../refuse.ts'
import type { Exchange, Route } from '../route.ts'
import { type ContentPlan, planContent } from './content-plan.ts'
import { downloadPath } from './download-url.ts'
import type { Validators } from './preconditions.ts'
import { sendObject } from './send-object.ts'
import { expiredLink, invalidLink, readSignedQuery } from './signed-url.ts'
import { explainRefusal } from './transfer-refusals.ts'

export const downloadRoutes: Route[] = [
  { methods: ['GET', 'HEAD'], path: '/files/:id/content', handle: getContent },
]

async function getContent(exchange: Exchange): Promise<void> {
  const { services, query } = exchange
  const { id: fileId = '' } = exchange.parameters
  const path = downloadPath(fileId)
  const link = readSignedQuery(query, { method: 'GET', path, signingKey: services.signingKey })
  if (link === null) return await refuse(exchange, invalidLink)
  const secondsLeft = Math.floor(link.expires - Date.now() / 1000)
  if (secondsLeft < 0) return await refuse(exchange, expiredLink)
  try {
    const file = await getLinkedFile(createContext(services), { fileId })
    await answer(exchange, { file, secondsLeft })
  } catch (error) {
    const refusal = explainRefusal(services, error)
    if (refusal === null) throw error
    await refuse(exchange, refusal)
  }
}

async function answer(exchange: Exchange, link: { file: File; secondsLeft: number }): Promise<void> {
  const { request, response } = exchange
  const { file } = link
  const validators = validatorsOf(file)
  const plan = planContent(request, { size: file.size, validators })
  switch (plan.status) {
    case 200:
    case 206:
      return await sendObject(exchange, {
        storageKey: file.storageKey,
        range: plan.range,
        status: plan.status,
        headers: { ...cacheHeaders(validators, link.secondsLeft), ...contentHeaders(file, plan) },
      })
    case 304:
      response.writeHead(304, cacheHeaders(validators, link.secondsLeft)).end()
      return
    case 412:
      return await refuse(exchange, preconditionFailed)
    case 416:
      response.setHeader('content-range', `bytes */${file.size}`)
      return await refuse(exchange, rangeNotSatisfiable)
    default:
      plan satisfies never
  }
}

/** A file's bytes never change, and their hash names them. */
function validatorsOf({ sha256, createdAt }: File): Validators {
  return { etag: `"${sha256}"`, lastModified: new Date(Math.floor(createdAt.getTime() / 1000) * 1000) }
}

/** Caches may keep the bytes as long as the link works, for the one who has it. */
function cacheHeaders({ etag, lastModified }: Validators, secondsLeft: number): Record<string, string> {
  return {
    etag,
    'last-modified': lastModified.toUTCString(),
    'cache-control': `private, max-age=${secondsLeft}, immutable`,
  }
}

/** Strangers' bytes come from our origin: browsers must neither guess a type nor run anything in them. */
function contentHeaders(file: File, { status, range }: ContentPlan & { status: 200 | 206 }) {
  return {
    'content-type': file.contentType,
    'content-length': range.length,
    ...(status === 206 && {
      'content-range': `bytes ${range.start}-${range.start + range.length - 1}/${file.size}`,
    }),
    'content-disposition': contentDisposition(file.filename),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  }
}

const preconditionFailed = {
  status: 412,
  code: 'PRECONDITION_FAILED',
  message: 'The file is not the one that If-Match or If-Unmodified-Since asks for.',
}

const rangeNotSatisfiable = {
  status: 416,
  code: 'RANGE_NOT_SATISFIABLE',
  message: 'The Range lies outside of the file.',
}
