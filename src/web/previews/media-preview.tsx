import { useState } from 'react'

type Media = { path: string; filename: string; kind: 'VIDEO' | 'AUDIO' }

/** Played as it comes: of a large one the browser asks for what it plays. */
export function MediaPreview({ path, filename, kind }: Media) {
  const [hasFailed, setFailed] = useState(false)
  const play = { src: path, controls: true, preload: 'metadata', onError: () => setFailed(true) } as const
  if (hasFailed)
    return <p className="faint">The browser can’t play this. Download it to play it elsewhere.</p>
  if (kind === 'VIDEO') return <video {...play} aria-label={filename} />
  return <audio {...play} aria-label={filename} />
}
