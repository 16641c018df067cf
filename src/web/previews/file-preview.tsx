import { useState } from 'react'
import type { FileDetail } from '../files/file-detail.ts'
import { formatBytes } from '../lib/format.ts'
import { ImagePreview } from './image-preview.tsx'
import { MediaPreview } from './media-preview.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import { largestWhole, type PreviewKind, previewKindOf } from './preview-kind.ts'
import { SvgPreview } from './svg-preview.tsx'
import { TextPreview } from './text-preview.tsx'
import './previews.css'

/** What is in a file, where a browser can show it safely. */
export function FilePreview({ file }: { file: FileDetail }) {
  // The bytes are immutable: a newer link leads to the same.
  const [path] = useState(() => ownPath(file.downloadUrl))
  return (
    <section className="card preview" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <Content file={file} kind={previewKindOf(file, path)} path={path ?? ''} />
    </section>
  )
}

/** The link as of this page's own origin; null: it leads to a store elsewhere, which the page may not read. */
function ownPath(link: string): string | null {
  const { pathname, search } = new URL(link)
  return pathname.startsWith('/files/') ? pathname + search : null
}

function Content({ file, kind, path }: { file: FileDetail; kind: PreviewKind; path: string }) {
  switch (kind) {
    case 'TEXT':
      return <TextPreview path={path} size={file.size} contentType={file.contentType} />
    case 'IMAGE':
      return <ImagePreview path={path} filename={file.filename} />
    case 'SVG':
      return <SvgPreview path={path} filename={file.filename} />
    case 'PDF':
      return <PdfPreview path={path} filename={file.filename} />
    case 'VIDEO':
    case 'AUDIO':
      return <MediaPreview path={path} filename={file.filename} kind={kind} />
    case 'EMPTY':
      return <p className="faint">The file is empty.</p>
    case 'TOO_LARGE':
      return (
        <p className="faint">
          The file is larger than {formatBytes(largestWhole)}, too large to be shown here. Download it to see
          it.
        </p>
      )
    case 'ELSEWHERE':
      return (
        <p className="faint">
          The bytes come from a store elsewhere, and can’t be shown here. Download the file to see it.
        </p>
      )
    case 'NONE':
      return <p className="faint">There is no preview of {file.contentType}.</p>
    default:
      return kind satisfies never
  }
}
