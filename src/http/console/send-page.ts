import { randomBytes } from 'node:crypto'
import type { Exchange } from '../route.ts'

/** What a page may do, by its nonce, which is another each time. */
type Policy = (nonce: string) => readonly string[]

/** Scripts and styles are files of ours; styles that scripts make have the nonce. */
export const consolePolicy: Policy = (nonce) => [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'nonce-${nonce}'`,
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

/**
 * A stranger's document is read there: by scripts that have the nonce, and a worker that they make, and without an origin even
 * if it's opened by itself. It may ask nobody for anything. WebAssembly is what decodes some of the images.
 */
export const pdfFramePolicy: Policy = (nonce) => [
  "default-src 'none'",
  `script-src 'nonce-${nonce}' 'wasm-unsafe-eval'`,
  `style-src 'nonce-${nonce}'`,
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
]

/** Where the pages have places for the nonce. */
const noncePlace = '%NONCE%'

export function sendPage(
  { request, response }: Exchange,
  { page, policy }: { page: string; policy: Policy },
): void {
  const nonce = randomBytes(16).toString('base64url')
  const body = Buffer.from(page.replaceAll(noncePlace, nonce))
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'content-security-policy': policy(nonce).join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
    vary: 'accept',
  })
  response.end(request.method === 'HEAD' ? '' : body)
}
