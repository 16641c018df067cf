import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { isSecure } from './session-cookie.ts'

/** A host with a port or without, as in a URL. */
const authority = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?$/i

/** Scheme, host and port with which links begin: the configured ones, else those at which the request came in. */
export function requestOrigin(config: Config, request: IncomingMessage): string {
  if (config.publicUrl !== null) return config.publicUrl
  const { host } = request.headers
  const scheme = isSecure(config, request) ? 'https' : 'http'
  const origin = `${scheme}://${host}`
  // What looks like one need not be one: 300.0.0.1, or port 70000.
  if (host !== undefined && authority.test(host) && URL.canParse(origin)) return origin
  const { localAddress, localPort } = request.socket
  return `${scheme}://${localAddress?.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`
}
