import { useEffect, useMemo, useState } from 'react'
import { Provider } from 'urql'
import { ApiContext } from '../api/api-context.ts'
import { createApi } from '../api/client.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { Shell } from './shell.tsx'
import { ToastProvider } from './toasts.tsx'

/** The console of who is signed in, or how one signs in. */
export function App() {
  const [isSignedOut, setSignedOut] = useState(false)
  if (isSignedOut) return <SignIn onSignedIn={() => setSignedOut(false)} />
  return <SignedIn onSignedOut={() => setSignedOut(true)} />
}

function SignedIn({ onSignedOut }: { onSignedOut: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is cached is of one session
  const api = useMemo(() => createApi({ onSignedOut }), [])
  useEffect(() => () => void api[Symbol.asyncDispose](), [api])
  return (
    <ApiContext value={api}>
      <Provider value={api.client}>
        <ToastProvider>
          <Shell onSignedOut={onSignedOut} />
        </ToastProvider>
      </Provider>
    </ApiContext>
  )
}
