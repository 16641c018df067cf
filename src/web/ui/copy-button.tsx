import { useState } from 'react'
import { Button } from './button.tsx'

/** Copies a text, and says that it did. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [said, setSaid] = useState<string | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      // A browser that may not: the text itself is shown to be copied by hand.
      setSaid(text)
    }
    setTimeout(() => setSaid(null), 4_000)
  }
  return (
    <Button look="quiet" onPress={copy}>
      <span aria-live="polite">{said ?? label}</span>
    </Button>
  )
}
