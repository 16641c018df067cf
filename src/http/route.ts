import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../context.ts'

/** One request to one route, with the parameters of its path and its query. The services' log says which it is. */
export type Exchange = {
  services: Services
  requestId: string
  request: IncomingMessage
  response: ServerResponse
  parameters: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** Where requests of a method and a path (with `:parameters`) are handled. */
export type Route = {
  methods: readonly ('DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT')[]
  path: string
  handle: (exchange: Exchange) => Promise<void>
}
