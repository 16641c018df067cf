import { randomBytes } from 'node:crypto'
import type { Exchange, Route } from '../route.ts'
import { type ConsoleFile, type ConsoleFiles, readConsole } from './console-files.ts'

/** Where the page has a place for the nonce of its styles. */
const noncePlace = '%STYLE_NONCE%'

/** The web console: its files, and its page wherever a browser asks for one and nothing else is there. */
export type Console = { routes: readonly Route[]; showPage: (exchange: Exchange) => Promise<boolean> }

export function createConsole(): Console {
  let reading: Promise<ConsoleFiles | null> | null = null
  const read = async () => {
    // Asked again where it isn't built: it may be by then.
    reading ??= readConsole()
    const files = await reading
    if (files === null) reading = null
    return files
  }
  const showPage = async (exchange: Exchange) => {
    const files = await read()
    if (files === null) return false
    sendPage(exchange, files.page)
    return true
  }
  return {
    showPage,
    routes: [
      {
        methods: ['GET', 'HEAD'],
        path: '/',
        handle: async (exchange) => {
          if (!(await showPage(exchange))) exchange.response.writeHead(302, { location: '/graphql' }).end()
        },
      },
      ...['/assets/:name', '/icon.svg'].map(
        (path): Route => ({
          methods: ['GET', 'HEAD'],
          path,
          handle: async (exchange) => {
            const pathname = (exchange.request.url ?? '').split('?')[0] ?? ''
            const file = (await read())?.files.get(pathname)
            if (file === undefined) exchange.response.writeHead(404).end()
            else sendFile(exchange, file)
          },
        }),
      ),
    ],
  }
}

/** Scripts and styles are files of ours; styles that scripts make have the nonce, which is another for each page. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

function sendPage({ request, response }: Exchange, page: string): void {
  const nonce = randomBytes(16).toString('base64url')
  const body = Buffer.from(page.replace(noncePlace, nonce))
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'content-security-policy': policy(nonce),
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
    vary: 'accept',
  })
  response.end(request.method === 'HEAD' ? '' : body)
}

function sendFile({ request, response }: Exchange, file: ConsoleFile): void {
  response.setHeaders(
    new Map([
      // The names of assets have the hash of what they are.
      [
        'cache-control',
        request.url?.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ],
      ['etag', file.etag],
      ['vary', 'accept-encoding'],
    ]),
  )
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end()
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const [encoding, body] = pack(file, accepted)
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? '' : body)
}

function pack({ brotli, gzip, plain }: ConsoleFile, accepted: string): ['br' | 'gzip' | null, Buffer] {
  if (brotli !== null && /\bbr\b/.test(accepted)) return ['br', brotli]
  if (gzip !== null && /\bgzip\b/.test(accepted)) return ['gzip', gzip]
  return [null, plain]
}
