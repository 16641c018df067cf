import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../lib/format.ts'
import { type FrameMessage, type FrameRefusal, readFrameMessage } from '../pdf-frame/frame-message.ts'
import { Loading } from '../ui/notice.tsx'
import { Unread } from './unread.tsx'
import { useBytes } from './use-bytes.ts'

type Pdf = { path: string; filename: string }

/** A document, drawn by a page in a sandbox that has no rights of the console's and is given nothing but its bytes. */
export function PdfPreview({ path, filename }: Pdf) {
  const { bytes, hasFailed, again } = useBytes(path, null)
  const [isSilent, setSilent] = useState(false)
  const retry = () => {
    setSilent(false)
    again()
  }
  if (hasFailed || isSilent) return <Unread onAgain={retry} />
  return <PdfFrame bytes={bytes} filename={filename} onSilent={() => setSilent(true)} />
}

type Frame = { bytes: ArrayBuffer | null; filename: string; onSilent: () => void }

function PdfFrame({ bytes, filename, onSilent }: Frame) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [said, setSaid] = useState<FrameMessage | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow) setSaid((before) => readFrameMessage(data) ?? before)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  const isReady = said?.state === 'READY'
  useEffect(() => {
    // What has no origin can't be named. The bytes move there; handed over once, they're not here any more.
    if (isReady && bytes?.byteLength) frame.current?.contentWindow?.postMessage(bytes, '*', [bytes])
  }, [isReady, bytes])
  const isSilent = isLoaded && said === null
  useEffect(() => {
    if (!isSilent) return
    const timer = setTimeout(onSilent, patience)
    return () => clearTimeout(timer)
  }, [isSilent, onSilent])
  if (said?.state === 'REFUSED') return <p className="faint">{refusals[said.refusal]}</p>
  return (
    <>
      {said?.state === 'SHOWN' ? (
        <p className="faint">{describePages(said)}</p>
      ) : (
        <Loading what="the document" />
      )}
      <iframe
        ref={frame}
        src="/pdf-frame"
        title={filename}
        sandbox="allow-scripts"
        className={said?.state === 'SHOWN' ? undefined : 'waiting'}
        onLoad={() => setLoaded(true)}
      />
    </>
  )
}

/** In milliseconds: once the frame is there its script runs, or never will, and has its worker start. */
const patience = 10_000

const refusals: Record<FrameRefusal, string> = {
  ENCRYPTED: 'The document is protected by a password. Download it to open it.',
  BROKEN: 'The document is broken, or is no PDF: there is no page of it to be shown.',
}

function describePages({ pages, shown }: { pages: number; shown: number }): string {
  const all = pages === 1 ? '1 page' : `${formatCount(pages)} pages`
  return shown < pages ? `The first ${formatCount(shown)} of ${all}` : all
}
