import { useMemo } from 'react'
import { formatBytes } from '../lib/format.ts'
import { Loading } from '../ui/notice.tsx'
import { decodeText } from './decode-text.ts'
import { Unread } from './unread.tsx'
import { useBytes } from './use-bytes.ts'

/** Of a text so much is shown. */
const shownBytes = 262_144

type Text = { path: string; size: number; contentType: string }

/** Any text, letter for letter: HTML too is only read. */
export function TextPreview({ path, size, contentType }: Text) {
  const { bytes, hasFailed, again } = useBytes(path, shownBytes)
  const isWhole = size <= shownBytes
  const decoded = useMemo(
    () => bytes && decodeText(bytes, { contentType, isWhole }),
    [bytes, contentType, isWhole],
  )
  if (hasFailed) return <Unread onAgain={again} />
  if (decoded === null) return <Loading what="the text" />
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too */}
      <section className="preview-text" aria-label="Text" tabIndex={0}>
        <pre>{decoded.text}</pre>
      </section>
      {!isWhole && (
        <p className="faint">
          The first {formatBytes(shownBytes)} of {formatBytes(size)}.
        </p>
      )}
      {!decoded.isClean && <p className="faint">Some of it is not text in UTF-8, and shown as �.</p>}
    </>
  )
}
