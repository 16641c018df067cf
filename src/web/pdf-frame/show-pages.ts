import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ShownPage } from './shown-page.ts'

/** The count of a hostile document may be anything. */
const mostPages = 2000

/**
 * Makes a place for each page, and draws those that are in view or close to it.
 * @returns for how many pages there's a place.
 */
export async function showPages(read: PDFDocumentProxy, place: HTMLElement): Promise<number> {
  // All are taken to be like the first until they are drawn: to read each would take long.
  const { width, height } = (await read.getPage(1)).getViewport({ scale: 1 })
  const count = Math.min(read.numPages, mostPages)
  const pages = new Map<Element, ShownPage>()
  for (let number = 1; number <= count; number++) {
    const page = new ShownPage(read, { number, ratio: width / height })
    pages.set(page.element, page)
  }
  place.append(...pages.keys())
  // What scrolls can be come to by the keyboard.
  place.tabIndex = 0
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        pages.get(target)?.[isIntersecting ? 'draw' : 'clear']()
    },
    { root: document, rootMargin: '100% 0px' },
  )
  for (const element of pages.keys()) near.observe(element)
  fitTo(place, () => {
    for (const page of pages.values()) page.redraw()
  })
  return count
}

/** Calls back once the place has another width, and keeps it. */
function fitTo(place: HTMLElement, redraw: () => void): void {
  let width = place.clientWidth
  let waiting = 0
  window.addEventListener('resize', () => {
    clearTimeout(waiting)
    waiting = window.setTimeout(() => {
      if (place.clientWidth === width) return
      width = place.clientWidth
      redraw()
    }, 150)
  })
}
