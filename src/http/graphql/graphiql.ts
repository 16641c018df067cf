import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { Exchange } from '../route.ts'

type Page = { brotli: Buffer; gzip: Buffer; etag: string; policy: string }

const defaultQuery = `# Stevedore. The Docs button on the left describes every field.
# Sign in with the link that Stevedore prints when it starts, or set an API key below under Headers:
#   { "authorization": "Bearer stv_…" }

query Newest {
  viewer {
    name
  }
  files(first: 10) {
    edges {
      node {
        id
        filename
        size
        downloadUrl
      }
    }
  }
}
`

/** The page's own script is known by its hash, and nothing is loaded from anywhere else. */
const policy = (scriptHash: string) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Whether a browser asks for a page, where programs ask for data. */
export function wantsPage({ request }: Exchange): boolean {
  return request.headers.accept?.includes('text/html') ?? false
}

/** Serves GraphiQL as one document with all that it needs, some 9 MB, which is rendered and compressed once. */
export function createGraphiql(): (exchange: Exchange) => Promise<void> {
  let page: Promise<Page> | null = null
  return async (exchange) => {
    page ??= renderPage()
    await send(exchange, await page)
  }
}

async function renderPage(): Promise<Page> {
  // Only now: a process that nobody's browser asks needs not hold it.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = renderGraphiQL({
    title: 'Stevedore',
    subscriptionsProtocol: 'WS',
    additionalHeaders: { 'x-stevedore-csrf': '1' },
    defaultQuery,
  })
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? []
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(html),
  ])
  const etag = `"${createHash('sha256').update(html).digest('base64url')}"`
  return { brotli, gzip: gzipped, etag, policy: policy(createHash('sha256').update(script).digest('base64')) }
}

async function send({ request, response }: Exchange, page: Page): Promise<void> {
  response.setHeaders(
    new Map([
      ['cache-control', 'no-cache'],
      ['etag', page.etag],
      ['vary', 'accept, accept-encoding'],
      // With a 304 as well: what a browser has gets the headers of that (RFC 9111, section 3.2).
      ['content-security-policy', page.policy],
      ['cross-origin-opener-policy', 'same-origin'],
    ]),
  )
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304).end()
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  const body =
    encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : await promisify(gunzip)(page.gzip)
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? '' : body)
}
