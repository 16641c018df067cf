import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import type { Client } from '../support/test-client.ts'

type Reach = Pick<Client, 'url' | 'secret'>

/** A browser before the console of a server. Each tab is of a visitor of its own, who has signed in or not. */
export class ConsoleSite {
  readonly #browser: Browser
  readonly #server: Reach
  readonly #tabs: Tab[] = []

  private constructor(browser: Browser, server: Reach) {
    this.#browser = browser
    this.#server = server
  }

  static async open(server: Reach): Promise<ConsoleSite> {
    return new ConsoleSite(await launchBrowser(), server)
  }

  /** A tab of someone who has signed in with the key of the site's client. */
  async signIn(options: BrowserContextOptions = {}): Promise<Tab> {
    const tab = await this.visit(options)
    const answer = await tab.page.request.post(`${this.#server.url}/sign-in`, {
      headers: { authorization: `Bearer ${this.#server.secret}`, 'x-stevedore-csrf': '1' },
    })
    expect(answer.status()).toBeLessThan(300)
    return tab
  }

  /** A tab of someone who is not signed in. */
  async visit(options: BrowserContextOptions = {}): Promise<Tab> {
    const context = await this.#browser.newContext({
      baseURL: this.#server.url,
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
      ...options,
    })
    const tab = new Tab(await context.newPage(), this.#server.url)
    this.#tabs.push(tab)
    return tab
  }

  /** Closes the tabs. No page asked anyone else for anything, and the browser had nothing to complain of, such as the policy. */
  async closeTabs(): Promise<void> {
    const tabs = this.#tabs.splice(0)
    for (const { page } of tabs) await page.context().close()
    expect(tabs.flatMap(({ complaints, foreign }) => [...complaints, ...foreign])).toEqual([])
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#browser.close()
  }
}

/** A page, and what of it a person doesn't see. */
export class Tab {
  readonly page: Page
  readonly foreign: string[] = []
  complaints: string[] = []
  /** The GraphQL requests over HTTP, as they were sent. */
  readonly asked: string[] = []
  /** How many events came over the websocket. */
  told = 0

  constructor(page: Page, url: string) {
    this.page = page
    page.setDefaultTimeout(30_000)
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url))
        this.foreign.push(request.url())
      const body = request.url() === `${url}/graphql` ? request.postData() : null
      if (body !== null) this.asked.push(body)
    })
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"type":"next"')) this.told += 1
      }),
    )
    page.on('console', (message) => message.type() === 'error' && this.complaints.push(message.text()))
    page.on('pageerror', (error) => this.complaints.push(error.message))
    // Leaving while bytes are sent is asked about.
    page.on('dialog', (dialog) => void dialog.accept())
  }

  /** Complaints that the test provoked are none. */
  forgive(expected: RegExp): void {
    expect(this.complaints).toEqual(expect.arrayContaining([expect.stringMatching(expected)]))
    this.complaints = this.complaints.filter((complaint) => !expected.test(complaint))
  }
}
