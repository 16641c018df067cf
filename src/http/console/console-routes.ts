import type { Exchange, Route } from '../route.ts'
import { sendPacked } from '../send-packed.ts'
import { type ConsoleFiles, readConsole } from './console-files.ts'
import { consolePolicy, pdfFramePolicy, sendPage } from './send-page.ts'

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
    sendPage(exchange, { page: files.page, policy: consolePolicy })
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
      {
        methods: ['GET', 'HEAD'],
        path: '/pdf-frame',
        handle: async (exchange) => {
          const files = await read()
          if (files === null) exchange.response.writeHead(404).end()
          else sendPage(exchange, { page: files.pdfFrame, policy: pdfFramePolicy })
        },
      },
      ...['/assets/:name', '/icon.svg'].map(
        (path): Route => ({
          methods: ['GET', 'HEAD'],
          path,
          handle: async (exchange) => {
            const pathname = (exchange.request.url ?? '').split('?')[0] ?? ''
            const pack = (await read())?.files.get(pathname)
            if (pack === undefined) exchange.response.writeHead(404).end()
            else await sendPacked(exchange, await pack(), headersOf(pathname))
          },
        }),
      ),
    ],
  }
}

function headersOf(pathname: string): Record<string, string> {
  return {
    // The names of assets have the hash of what they are.
    'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    // Anyone may have them, and the frame that draws PDFs, which has no origin, could not load its script else.
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  }
}
