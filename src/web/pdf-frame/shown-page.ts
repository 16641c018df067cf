import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A canvas of more pixels is blurred rather than refused by the browser. */
const mostPixels = 16_000_000

/** A page's place, and the page in it as long as that's wanted: its picture, and its text to be selected and read out. */
export class ShownPage {
  readonly element = document.createElement('section')
  readonly #read: PDFDocumentProxy
  readonly #number: number
  /** Ends the drawing that goes on or was done; null: nothing is drawn. */
  #drawing: AbortController | null = null

  /** @param place.ratio Of width to height, as long as it isn't known better. */
  constructor(read: PDFDocumentProxy, { number, ratio }: { number: number; ratio: number }) {
    this.#read = read
    this.#number = number
    this.element.ariaLabel = `Page ${number} of ${read.numPages}`
    this.element.style.aspectRatio = String(ratio)
  }

  draw(): void {
    if (this.#drawing !== null) return
    const drawing = new AbortController()
    this.#drawing = drawing
    this.#draw(drawing.signal).catch(() => {
      if (!drawing.signal.aborted) this.element.textContent = 'This page can’t be shown.'
    })
  }

  /** Gives back what the page takes of memory. */
  clear(): void {
    this.#drawing?.abort()
    this.#drawing = null
    this.element.replaceChildren()
  }

  /** Draws for another width; what is there stays, stretched, until then. */
  redraw(): void {
    if (this.#drawing === null) return
    this.#drawing.abort()
    this.#drawing = null
    this.draw()
  }

  async #draw(signal: AbortSignal): Promise<void> {
    const page = await this.#read.getPage(this.#number)
    const { width, height } = page.getViewport({ scale: 1 })
    this.element.style.aspectRatio = String(width / height)
    const scale = this.element.clientWidth / width
    const layers = await Promise.all([paint(page, { scale, signal }), layText(page, { scale, signal })])
    signal.throwIfAborted()
    this.element.replaceChildren(...layers)
  }
}

type Drawing = { scale: number; signal: AbortSignal }

async function paint(page: PDFPageProxy, { scale, signal }: Drawing): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale })
  const density = Math.min(window.devicePixelRatio, Math.sqrt(mostPixels / (width * height)))
  const viewport = page.getViewport({ scale: scale * density })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  signal.throwIfAborted()
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel())
  await task.promise
  page.cleanup()
  return canvas
}

async function layText(page: PDFPageProxy, { scale, signal }: Drawing): Promise<HTMLElement> {
  const container = document.createElement('div')
  container.className = 'text'
  container.style.setProperty('--total-scale-factor', String(scale * page.userUnit))
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport: page.getViewport({ scale }),
  })
  signal.throwIfAborted()
  signal.addEventListener('abort', () => layer.cancel())
  // A page without its text is still worth looking at.
  await layer.render().catch(() => undefined)
  return container
}
