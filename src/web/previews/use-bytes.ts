import { useEffect, useState } from 'react'

/** @param length Only so many, from the start; null: all. */
export function useBytes(path: string, length: number | null) {
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
