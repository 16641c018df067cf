import { useEffect, useState } from 'react'
import { useRead } from '../api/use-read.ts'
import { ExportLinkDocument } from '../gql/graphql.ts'

/** A signed link to an artifact, and whether its time is over. */
export type ExportLink = { url: string; endsAt: string; isOver: boolean }

/** @param seconds How long the link shall work; it ends with the artifact at the latest. */
export function useExportLink({
  id,
  seconds,
  artifactEndsAt,
}: {
  id: string
  seconds: number
  artifactEndsAt: string | null
}) {
  const { data, error, again } = useRead(ExportLinkDocument, { id, expiresIn: seconds })
  const url = data?.export?.downloadUrl ?? null
  const [link, setLink] = useState<ExportLink | null>(null)
  useEffect(() => {
    if (url === null) {
      setLink(null)
      return
    }
    const ends = Math.min(
      Date.now() + seconds * 1000,
      artifactEndsAt === null ? Number.POSITIVE_INFINITY : Date.parse(artifactEndsAt),
    )
    setLink({ url, endsAt: new Date(ends).toISOString(), isOver: false })
    // A browser's timers end at 24 days; a link lives for seven at most.
    const timer = setTimeout(
      () => setLink((before) => before && { ...before, isOver: true }),
      Math.max(ends - Date.now(), 0),
    )
    return () => clearTimeout(timer)
  }, [url, seconds, artifactEndsAt])
  return { link, error, renew: again }
}
