import { useEffect, useState } from 'react'
import { Provider } from 'urql'
import { Router } from 'wouter'
import { ApiContext } from '../api/api-context.ts'
import { type Api, createApi } from '../api/client.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { ToastProvider } from '../ui/toasts.tsx'
import { Shell } from './shell.tsx'
import { useEncodedSearch } from './use-encoded-search.ts'

/** The console of who is signed in, or how one signs in. */
export function App() {
  const [isSignedOut, setSignedOut] = useState(false)
  if (isSignedOut) return <SignIn onSignedIn={() => setSignedOut(false)} />
  return <SignedIn onSignedOut={() => setSignedOut(true)} />
}

function SignedIn({ onSignedOut }: { onSignedOut: () => void }) {
  const [api, setApi] = useState<Api | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is cached is of one session
  useEffect(() => {
    const own = createApi({ onSignedOut })
    setApi(own)
    return () => void own[Symbol.asyncDispose]()
  }, [])
  if (api === null) return null
  return (
    <ApiContext value={api}>
      <Provider value={api.client}>
        <ToastProvider>
          <Router searchHook={useEncodedSearch}>
            <Shell onSignedOut={onSignedOut} />
          </Router>
        </ToastProvider>
      </Provider>
    </ApiContext>
  )
}
