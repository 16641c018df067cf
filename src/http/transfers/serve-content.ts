import { create as contentDisposition } from 'content-disposition'
import type { LinkedBytes } from '../../files/get-linked-file.ts'
import { refuse } from '../refuse.ts'
import type { Exchange } from '../route.ts'
import { type ContentPlan, planContent } from './content-plan.ts'
import type { Validators } from './preconditions.ts'
import { sendObject } from './send-object.ts'

/**
 * Answers a GET or HEAD of immutable bytes.
 * @param secondsLeft How long caches may keep them.
 * @throws what the store throws as long as nothing has been sent.
 */
export async function serveContent(
  exchange: Exchange,
  content: LinkedBytes,
  secondsLeft: number,
): Promise<void> {
  const { request, response } = exchange
  const validators = validatorsOf(content)
  const plan = planContent(request, { size: content.size, validators })
  switch (plan.status) {
    case 200:
    case 206:
      return await sendObject(exchange, {
        storageKey: content.storageKey,
        range: plan.range,
        status: plan.status,
        headers: { ...lastingHeaders(validators, secondsLeft), ...contentHeaders(content, plan) },
      })
    case 304:
      response.writeHead(304, lastingHeaders(validators, secondsLeft)).end()
      return
    case 412:
      return await refuse(exchange, preconditionFailed)
    case 416:
      response.setHeader('content-range', `bytes */${content.size}`)
      return await refuse(exchange, rangeNotSatisfiable)
    default:
      plan satisfies never
  }
}

function validatorsOf({ sha256, createdAt }: LinkedBytes): Validators {
  return { etag: `"${sha256}"`, lastModified: new Date(Math.floor(createdAt.getTime() / 1000) * 1000) }
}

/**
 * Caches may keep the bytes as long as the link works, for the one who has it. With a 304 as well, whose headers become those
 * of what a cache has (RFC 9111, section 3.2): strangers' bytes come from our origin, and nothing in them may ever run.
 */
function lastingHeaders({ etag, lastModified }: Validators, secondsLeft: number): Record<string, string> {
  return {
    etag,
    'last-modified': lastModified.toUTCString(),
    'cache-control': `private, max-age=${secondsLeft}, immutable`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  }
}

function contentHeaders(
  { filename, contentType, size }: LinkedBytes,
  { status, range }: ContentPlan & { status: 200 | 206 },
) {
  return {
    'content-type': contentType,
    'content-length': range.length,
    ...(status === 206 && {
      'content-range': `bytes ${range.start}-${range.start + range.length - 1}/${size}`,
    }),
    'content-disposition': contentDisposition(filename),
    'accept-ranges': 'bytes',
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
