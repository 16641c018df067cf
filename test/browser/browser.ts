import { existsSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'

/** Where Debian's package `chromium` puts the browser. */
const executablePath = '/usr/bin/chromium'

/** Whether this machine has the browser; it can't come from npm. */
export const hasBrowser = existsSync(executablePath)

/** What the page asked for, and what went wrong on it. */
export type BrowserPage = AsyncDisposable & { page: Page; requests: string[]; faults: string[] }

/** Opens a page in a real, headless Chromium. */
export async function openPage(): Promise<BrowserPage> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const requests: string[] = []
  const faults: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('pageerror', (error) => faults.push(error.message))
  return { page, requests, faults, [Symbol.asyncDispose]: () => browser.close() }
}
