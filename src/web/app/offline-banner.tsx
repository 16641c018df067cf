import { useEffect, useState } from 'react'
import { useApi } from '../api/api-context.ts'
import { useConnection } from '../api/connection-state.ts'
import { formatSeconds } from '../lib/format.ts'

/** A socket may be lost for a moment without anyone having to know. */
const patienceMillis = 1_000

/** Says that what is shown isn't live, and how old it is. It goes when the socket is back and all was read again. */
export function OfflineBanner() {
  const state = useConnection(useApi().connection)
  const [now, setNow] = useState(Date.now)
  const since = state.kind === 'LOST' ? state.since : null
  useEffect(() => {
    if (since === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [since])
  const isShown = since !== null && now - since >= patienceMillis
  return (
    <div role="status" aria-live="polite">
      {isShown && (
        <div className="banner">
          The server doesn’t answer. What you see is{' '}
          <span aria-hidden="true">{formatSeconds((now - since) / 1000)}</span> <span>old</span>; trying to
          reconnect.
        </div>
      )}
    </div>
  )
}
