import { useEffect, useState } from 'react'
import { formatBytes } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { ErrorNotice, Loading } from '../ui/notice.tsx'
import type { FileDetail } from './file-detail.ts'
import { previewKindOf } from './preview-kind.ts'

/** Of a text so much is shown. */
const shownBytes = 262_144

/** What is in a file, where a browser can show it safely. */
export function FilePreview({ file }: { file: FileDetail }) {
  // The bytes are immutable: a newer link leads to the same.
  const [path] = useState(() => ownPath(file.downloadUrl))
  const kind = path === null ? 'NONE' : previewKindOf(file)
  return (
    <section className="card preview" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      {(kind === 'NONE' || kind === 'TOO_LARGE') && (
        <p className="faint">
          {kind === 'TOO_LARGE'
            ? 'The file is too large to be shown here.'
            : `There is no preview of ${file.contentType}.`}{' '}
        </p>
      )}
      {file.size === 0 ? (
        <p className="faint">The file is empty.</p>
      ) : (
        path !== null && (
          <>
            {kind === 'TEXT' && <TextPreview path={path} size={file.size} />}
            {kind === 'IMAGE' && <ImagePreview path={path} filename={file.filename} />}
            {kind === 'PDF' && <PdfPreview path={path} filename={file.filename} />}
          </>
        )
      )}
    </section>
  )
}

/** The link as of this page's own origin; null: it leads to a store elsewhere, which the page may not read. */
function ownPath(link: string): string | null {
  const { pathname, search } = new URL(link)
  return pathname.startsWith('/files/') ? pathname + search : null
}

function TextPreview({ path, size }: { path: string; size: number }) {
  const { bytes, hasFailed, again } = useBytes(path, shownBytes)
  if (hasFailed) return <Unread onAgain={again} />
  if (bytes === null) return <Loading what="the text" />
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too */}
      <section className="preview-text" aria-label="Text" tabIndex={0}>
        <pre>{new TextDecoder().decode(bytes)}</pre>
      </section>
      {size > shownBytes && (
        <p className="faint">
          The first {formatBytes(shownBytes)} of {formatBytes(size)}.
        </p>
      )}
    </>
  )
}

function ImagePreview({ path, filename }: { path: string; filename: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <p className="faint">The browser can’t show this image.</p>
  return <img src={path} alt={filename} onError={() => setFailed(true)} />
}

/**
 * The type of the blob is ours: whatever the bytes are, the browser's viewer gets them, which runs apart from the page. A
 * frame with the sandbox attribute would show nothing, since Chromium has no viewer there.
 */
function PdfPreview({ path, filename }: { path: string; filename: string }) {
  const { bytes, hasFailed, again } = useBytes(path, null)
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (bytes === null) return
    const made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  if (hasFailed) return <Unread onAgain={again} />
  if (url === null) return <Loading what="the document" />
  return <iframe src={url} title={filename} />
}

function Unread({ onAgain }: { onAgain: () => void }) {
  return (
    <ErrorNotice action={<Button onPress={onAgain}>Try again</Button>}>
      The content could not be read.
    </ErrorNotice>
  )
}

/** @param length Only so many, from the start; null: all. */
function useBytes(path: string, length: number | null) {
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again
  useEffect(() => {
    const abort = new AbortController()
    const headers: Record<string, string> = length === null ? {} : { range: `bytes=0-${length - 1}` }
    setFailed(false)
    fetch(path, { headers, signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`answered ${response.status}`)
        setBytes(await response.arrayBuffer())
      })
      .catch(() => {
        if (!abort.signal.aborted) setFailed(true)
      })
    return () => abort.abort()
  }, [path, length, round])
  return { bytes, hasFailed, again: () => setRound((before) => before + 1) }
}
