import { existsSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

/** Where Debian's package `chromium` puts it; no browser can come from npm. */
const executablePath = '/usr/bin/chromium'

/** Whether this machine has the browser. */
export const hasBrowser = existsSync(executablePath)

if (!hasBrowser) console.warn(`There is no ${executablePath}: the tests run WITHOUT a browser.`)

/** A real, headless Chromium that asks nobody for anything by itself. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
  return await chromium.launch({
    ...options,
    executablePath,
    args: [...args, '--disable-background-networking', '--disable-component-update', ...(options.args ?? [])],
  })
}
