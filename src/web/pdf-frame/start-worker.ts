import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&inline'

/**
 * Starts what reads documents, apart from the frame and the console, which may share a thread: one that takes forever holds up
 * neither. A page without an origin may start no worker from an address of the server, but from a blob of its own; in
 * Chromium only one that is no module.
 * @returns once it listens.
 */
export async function startWorker(): Promise<Worker> {
  const worker = new PdfWorker()
  await new Promise((resolve, reject) => {
    worker.addEventListener('message', resolve, { once: true })
    worker.addEventListener('error', () => reject(new Error('the worker did not start')), { once: true })
  })
  return worker
}
