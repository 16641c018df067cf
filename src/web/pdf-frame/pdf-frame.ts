import type { FrameMessage } from './frame-message.ts'
import { readDocument } from './read-document.ts'
import { showPages } from './show-pages.ts'
import { startWorker } from './start-worker.ts'
import './pdf-frame.css'

/**
 * A page of its own that draws a PDF. It lives in a sandboxed frame of the console: it has no origin, so no cookies, and by
 * its policy can ask nobody for anything. All it ever gets are the bytes of one document, and all it says is what became
 * of them.
 */
const worker = await startWorker()
window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent && data instanceof ArrayBuffer) void show(data)
})
tell({ state: 'READY' })

async function show(bytes: ArrayBuffer): Promise<void> {
  const place = document.getElementById('pages')
  if (place === null) throw new Error('the page has no place for the document')
  const read = await readDocument(bytes, worker)
  tell(
    typeof read === 'string'
      ? { state: 'REFUSED', refusal: read }
      : { state: 'SHOWN', pages: read.numPages, shown: await showPages(read, place) },
  )
}

/** To whoever has the frame: by the page's policy that is the console, and there is nothing secret in it. */
function tell(message: FrameMessage): void {
  window.parent.postMessage(message, '*')
}
