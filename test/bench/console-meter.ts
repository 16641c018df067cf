import type { Browser, CDPSession, Page } from 'playwright-core'

/**
 * What a page costs, in seconds of a processor's time: what others do on the machine doesn't count. That it's looked at, with
 * each message of its websocket told to the debugger, is in it.
 */
export type Cost = {
  /** The page's main thread: all of its tasks, and of them scripts, and styles with layout. */
  main: number
  script: number
  layout: number
  /** The processes that render pages, with all of their threads. */
  renderers: number
  /** The process that paints them: without a graphics card it does in software what that would do. */
  gpu: number
}

/** Reads what a page and its browser have cost so far. */
export class ConsoleMeter {
  readonly #browser: CDPSession
  readonly #page: CDPSession

  private constructor(browser: CDPSession, page: CDPSession) {
    this.#browser = browser
    this.#page = page
  }

  static async attach(browser: Browser, page: Page): Promise<ConsoleMeter> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new ConsoleMeter(await browser.newBrowserCDPSession(), session)
  }

  /** @returns what it costs while `run` goes on. */
  async measure(run: () => Promise<unknown>): Promise<Cost> {
    const before = await this.#read()
    await run()
    const after = await this.#read()
    return {
      main: after.main - before.main,
      script: after.script - before.script,
      layout: after.layout - before.layout,
      renderers: after.renderers - before.renderers,
      gpu: after.gpu - before.gpu,
    }
  }

  async #read(): Promise<Cost> {
    const [{ processInfo }, { metrics }] = await Promise.all([
      this.#browser.send('SystemInfo.getProcessInfo'),
      this.#page.send('Performance.getMetrics'),
    ])
    const timeOf = (type: string) =>
      processInfo.filter((process) => process.type === type).reduce((sum, { cpuTime }) => sum + cpuTime, 0)
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    return {
      main: metric('TaskDuration'),
      script: metric('ScriptDuration'),
      layout: metric('LayoutDuration') + metric('RecalcStyleDuration'),
      renderers: timeOf('renderer'),
      gpu: timeOf('GPU'),
    }
  }
}
