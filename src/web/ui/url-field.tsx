import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { TextField } from './field.tsx'
import './filter-bar.css'

/** How long one may pause between letters before the address follows. */
const typingMillis = 300

/** A text that is a part of the view's address, where it's left out if empty. */
export function UrlField({
  label,
  name,
  placeholder = '',
  hint,
  along = same,
}: {
  label: string
  name: string
  placeholder?: string
  hint?: string
  /** What else becomes of the address with another text. */
  along?: (search: URLSearchParams) => URLSearchParams
}) {
  const [search, setSearch] = useSearchParams()
  const inAddress = search.get(name) ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)
  useEffect(() => {
    // Someone else changed the address: a way back, a filter that was cleared.
    if (inAddress === written.current) return
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])
  useEffect(() => {
    if (text === written.current) return
    const timer = setTimeout(() => {
      written.current = text
      setSearch((before) => along(withText(before, name, text)), { replace: true })
    }, typingMillis)
    return () => clearTimeout(timer)
  }, [text, name, along, setSearch])
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      onChange={setText}
      {...(hint !== undefined && { hint })}
    />
  )
}

/** An address's search with another value, or without one where it's empty. */
export function withText(before: URLSearchParams, name: string, text: string): URLSearchParams {
  const after = new URLSearchParams(before)
  if (text === '') after.delete(name)
  else after.set(name, text)
  return after
}

function same(search: URLSearchParams): URLSearchParams {
  return search
}
