import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import './sign-in.css'

/** How one signs in: by the link that the server prints, or with an API key. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [apiKey, setApiKey] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRunning(true)
    setError(await signInWith(apiKey.trim()))
    setRunning(false)
  }
  return (
    <main className="sign-in">
      <h1>Sign in to Stevedore</h1>
      <p>
        Follow the link that Stevedore prints when it starts: it works once. Or sign in with an API key, which{' '}
        <code>npm run api-key</code> makes.
      </p>
      <form onSubmit={(event) => void submit(event)}>
        <TextField
          label="API key"
          type="password"
          autoComplete="off"
          value={apiKey}
          onChange={setApiKey}
          error={error}
          isRequired
        />
        <Button type="submit" look="primary" isPending={isRunning}>
          Sign in
        </Button>
      </form>
    </main>
  )

  async function signInWith(key: string): Promise<string | null> {
    try {
      const response = await fetch('/sign-in', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'x-stevedore-csrf': '1' },
      })
      if (!response.ok)
        return response.status === 401
          ? 'This key is not valid, or not any more.'
          : 'The server could not sign you in: try again.'
      onSignedIn()
      return null
    } catch {
      return 'The server did not answer: try again.'
    }
  }
}
