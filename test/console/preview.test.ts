import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { uploadBytes } from '../support/files.ts'
import { makePdf } from '../support/pdf.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { ConsoleSite, type Tab } from './console-site.ts'
import { findFaults } from './find-faults.ts'

describe.runIf(hasBrowser)('the preview of a file', () => {
  let app: TestApp
  let console: ConsoleSite
  beforeAll(async () => {
    app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
    console = await ConsoleSite.open(app)
  })
  afterEach(() => console.closeTabs())
  afterAll(async () => {
    await console?.[Symbol.asyncDispose]()
    await app[Symbol.asyncDispose]()
  })

  it('draws a PDF in a frame without an origin, with its text', async () => {
    const { page } = await open('report.pdf', makePdf('Quarterly report'))
    await page.getByText('1 page').waitFor()
    const [, frame] = page.frames()
    expect(await page.locator('.preview iframe').getAttribute('sandbox')).toBe('allow-scripts')
    expect(await frame?.evaluate(() => self.origin)).toBe('null')
    const drawn = page.frameLocator('.preview iframe').getByRole('region', { name: 'Page 1 of 1' })
    await drawn.getByText('Quarterly report').waitFor()
    // In the square, and beside it.
    expect(await drawn.locator('canvas').evaluate(colourAt, { x: 70, y: 130 })).toEqual([0, 0, 0, 255])
    expect(await drawn.locator('canvas').evaluate(colourAt, { x: 200, y: 130 })).toEqual([255, 255, 255, 255])
  })

  it('lets the frame ask nobody for anything', async () => {
    const tab = await open('asking.pdf', makePdf('asking'))
    await tab.page.getByText('1 page').waitFor()
    const asked = await tab.page.frames()[1]?.evaluate(async (url) => {
      const answered = () => 'answered'
      return [
        await fetch(`${url}/healthz`, { mode: 'no-cors' }).then(answered, () => 'refused'),
        await new Promise((resolve) => {
          const image = new Image()
          image.onload = () => resolve('answered')
          image.onerror = () => resolve('refused')
          image.src = `${url}/icon.svg`
        }),
      ]
    }, app.url)
    expect(asked).toEqual(['refused', 'refused'])
    tab.forgive(/violates the .*Content Security Policy/)
  })

  it('can be scrolled with the keyboard where it is a PDF', async () => {
    const { page } = await open('keys.pdf', makePdf('keys'), { viewport: { width: 1280, height: 400 } })
    await page.getByText('1 page').waitFor()
    const pages = page.frameLocator('.preview iframe').getByRole('main', { name: 'Pages' })
    await page.getByRole('button', { name: 'Delete' }).focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return await pages.evaluate((node) => node === document.activeElement)
      })
      .toBe(true)
    await page.keyboard.press('End')
    await expect.poll(() => pages.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  it('says of a PDF that is broken that it is', async () => {
    const { page } = await open('broken.pdf', Buffer.from('%PDF-1.4\nnothing that follows is one'))
    await page.getByText(/^The document is broken/).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
  })

  it('says where the frame does not come, and has it tried again', async () => {
    const tab = await console.signIn()
    await tab.page.route('**/pdf-frame', (route) => route.fulfill({ status: 503, body: '' }))
    await tab.page.clock.install()
    await show(tab.page, await uploadBytes(app, 'late.pdf', makePdf('late')))
    await tab.page.getByText('Loading the document').waitFor()
    await expect
      .poll(async () => {
        await tab.page.clock.fastForward(10_000)
        return await tab.page.getByRole('alert').count()
      })
      .toBe(1)
    await tab.page.unroute('**/pdf-frame')
    await tab.page.getByRole('button', { name: 'Try again' }).click()
    await tab.page.getByText('1 page').waitFor()
    tab.forgive(/503/)
  })

  it('shows HTML as a text', async () => {
    const html =
      '<h1>Hello</h1><script>document.title = "ran"</script><img src="/icon.svg" onload="document.title = 1">'
    const { page } = await open('page.html', Buffer.from(html))
    expect(await page.getByRole('region', { name: 'Text' }).textContent()).toBe(html)
    expect(await page.title()).not.toMatch(/ran|1/)
  })

  it('shows an SVG as an image, in a frame where no script may run, and none tries to', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script></svg>'
    const { page } = await open('script.svg', Buffer.from(svg))
    const image = page.frameLocator('.preview iframe').getByAltText('script.svg')
    await expect.poll(() => image.evaluate(widthOf)).toBe(40)
    expect(await page.locator('.preview iframe').getAttribute('sandbox')).toBe('')
  })

  it('shows the start of a long text, and says so', async () => {
    const { page } = await open('long.txt', Buffer.from('ä'.repeat(200_000)))
    await page.getByText('The first 262.1 kB of 400 kB.').waitFor()
    expect(await page.getByRole('region', { name: 'Text' }).textContent()).toBe('ä'.repeat(131_072))
  })

  it('shows a text in UTF-16, and says where a text is in neither', async () => {
    const marked = await open('marked.txt', Buffer.from('\ufeffGrüße', 'utf16le'))
    await marked.page.getByText('Grüße').waitFor()
    const { page } = await open('latin.txt', Buffer.from('Grüße', 'latin1'))
    await page.getByText('Gr��e').waitFor()
    await page.getByText(/not text in UTF-8/).waitFor()
  })

  it('plays a sound, and says of a film that is none that it can’t be played', async () => {
    const { page } = await open('tone.wav', makeSound())
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration))
      .toBe(1)
    await show(page, await uploadBytes(app, 'film.mp4', Buffer.from('no film')))
    await page.getByText(/can’t play this/).waitFor()
  })

  it('has nothing that axe finds fault with, whatever is shown', async () => {
    const { page } = await console.signIn({ bypassCSP: true })
    // A frame by itself needs no heading, as a page does.
    const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
    for (const [name, bytes] of [
      ['faults.pdf', makePdf('faults')],
      ['faults.txt', Buffer.from('faults')],
      ['faults.wav', makeSound()],
    ] as const) {
      await show(page, await uploadBytes(app, name, bytes))
      await page.getByText(/^Loading the/).waitFor({ state: 'detached' })
      expect(await findFaults(page)).toEqual([])
      for (const frame of page.frames().slice(1)) expect(await findFaults(frame, levels)).toEqual([])
    }
  })

  async function open(name: string, bytes: Buffer, options = {}): Promise<Tab> {
    const tab = await console.signIn(options)
    await show(tab.page, await uploadBytes(app, name, bytes))
    return tab
  }
})

async function show(page: Page, fileId: string): Promise<void> {
  await page.goto(`/files/${fileId}`)
  await page.getByRole('heading', { name: 'Preview' }).waitFor()
}

/** What is drawn at a place of the page of `makePdf`, in its points, from the top. */
function colourAt(node: Element, { x, y }: { x: number; y: number }): number[] {
  if (!(node instanceof HTMLCanvasElement)) throw new Error('not a canvas')
  const scale = node.width / 300
  return [...(node.getContext('2d')?.getImageData(x * scale, y * scale, 1, 1).data ?? [])]
}

function widthOf(node: Element): number {
  return node instanceof HTMLImageElement ? node.naturalWidth : 0
}

/** A second of silence as a WAV. */
function makeSound(): Buffer {
  const rate = 8000
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + rate, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(rate, 40)
  return Buffer.concat([head, Buffer.alloc(rate, 128)])
}
