import { useState } from 'react'

/** An image of pixels. */
export function ImagePreview({ path, filename }: { path: string; filename: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <p className="faint">The browser can’t show this image. Download it to see it.</p>
  return <img src={path} alt={filename} onError={() => setFailed(true)} />
}
