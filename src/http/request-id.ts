import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What proxies and clients send as ids, and no more: it is logged, and sent back. */
const sane = /^[\w.:-]{1,128}$/

/** The id that whoever sent the request has given it, so that it's found in their log and in ours; else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && sane.test(given) ? given : randomUUID()
}
