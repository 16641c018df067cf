import { createHash } from 'node:crypto'
import { type PackedBytes, packBytes } from '../pack-bytes.ts'
import type { Exchange } from '../route.ts'
import { sendPacked } from '../send-packed.ts'

type Page = { bytes: PackedBytes; policy: string }

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
    const { bytes, policy } = await page
    await sendPacked(exchange, bytes, {
      'cache-control': 'no-cache',
      vary: 'accept, accept-encoding',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
    })
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
  return {
    bytes: await packBytes(Buffer.from(html), 'text/html; charset=utf-8'),
    policy: policy(createHash('sha256').update(script).digest('base64')),
  }
}
