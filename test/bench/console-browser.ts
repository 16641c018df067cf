import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { launchBrowser } from '../support/browser.ts'
import { findPort } from '../support/find-port.ts'
import type { BenchSite } from './bench-site.ts'

/** A browser in which someone has signed in. */
export type ConsoleBrowser = AsyncDisposable & { browser: Browser; context: BrowserContext }

/** What tests are spared of: that a browser hardly works for tabs which nobody sees. */
const throttling = [
  '--disable-backgrounding-occluded-windows',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
]

/** A browser as a person has it. For tests, each of its tabs would believe to be seen. */
export async function openConsoleBrowser({ url, secret }: BenchSite): Promise<ConsoleBrowser> {
  await using stack = new AsyncDisposableStack()
  const port = await findPort()
  stack.use(
    await launchBrowser({
      args: [`--remote-debugging-port=${port}`, '--window-size=1280,1400'],
      ignoreDefaultArgs: throttling,
    }),
  )
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true })
  stack.use(browser)
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('The browser has no context of its own.')
  await context.request.post(`${url}/sign-in`, { headers: { authorization: `Bearer ${secret}` } })
  const open = stack.move()
  return { browser, context, [Symbol.asyncDispose]: () => open.disposeAsync() }
}
