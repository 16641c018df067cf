import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'

/** How a value is written into the view's address. */
export type AddressForm<Value> = {
  /** The parameters that are its own. */
  names: readonly string[]
  /** null: the address says nothing of it. What makes no sense is passed over. */
  read: (search: URLSearchParams) => Value | null
  write: (value: Value) => URLSearchParams
}

/**
 * Servers refuse a request whose head is above 16 KB, and in it are the rest of the address and the cookie as well. What
 * is longer than this is kept by the view alone, and so is lost on a reload.
 */
const mostCharacters = 4_096

/**
 * A value that is part of the view's address, as long as it's short enough. Changing it makes no entry in the history.
 * @param scope What is too long for the address is of this scope, and not there in another.
 * @returns the value; null: none was given.
 */
export function useInAddress<Value>(
  form: AddressForm<Value>,
  scope: string,
): [Value | null, (value: Value) => void] {
  const [search, setSearch] = useSearchParams()
  const [held, setHeld] = useState<{ scope: string; value: Value } | null>(null)
  const said = useMemo(() => form.read(search), [form, search])
  const isThere = useIsThere()
  const set = (value: Value) => {
    // What ends after one has left must not lead back here.
    if (!isThere.current) return
    const parts = form.write(value)
    const fits = parts.toString().length <= mostCharacters
    setHeld(fits ? null : { scope, value })
    setSearch(
      (before) => {
        const after = withoutParts(before, form.names)
        if (fits) for (const [name, text] of parts) after.append(name, text)
        return after
      },
      { replace: true },
    )
  }
  return [said ?? (held?.scope === scope ? held.value : null), set]
}

/** An address's search without some of its parameters. */
export function withoutParts(before: URLSearchParams, names: readonly string[]): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const name of names) after.delete(name)
  return after
}

function useIsThere(): { readonly current: boolean } {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return isThere
}
