import { useMemo } from 'react'

/**
 * As an image, in which a browser runs no script; and in a frame of its own, since one that repeats itself without end takes
 * forever to be drawn: a browser that keeps such frames apart goes on with the console.
 */
export function SvgPreview({ path, filename }: { path: string; filename: string }) {
  const page = useMemo(() => makePage(path, filename), [path, filename])
  return <iframe className="drawing" title={filename} sandbox="" srcDoc={page} />
}

/** A page of the image alone, which the policy of the console holds for. */
function makePage(path: string, filename: string): string {
  // Nothing of this document is loaded: it only writes what it holds.
  const page = document.implementation.createHTMLDocument(filename)
  const image = page.createElement('img')
  image.src = path
  image.alt = filename
  const style = page.createElement('style')
  style.setAttribute('nonce', document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce ?? '')
  style.textContent = rules
  page.head.append(style)
  page.body.append(image)
  page.documentElement.lang = 'en'
  return `<!doctype html>${page.documentElement.outerHTML}`
}

const rules = `
body { margin: 0; background: #fff; color: #172126; font: 15px system-ui, sans-serif }
img { display: block; max-width: 100%; max-height: 100vh; margin: 0 auto;
  background: repeating-conic-gradient(#e4e8ea 0 25%, #fff 0 50%) 0 0 / 20px 20px }`
