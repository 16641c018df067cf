/** A tag's value as one types it: JSON where it is some, else the text itself. */
export function readTagValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What `readTagValue` reads as the same value. */
export function writeTagValue(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return readTagValue(value) === value ? value : JSON.stringify(value)
}

/** Keys that only the system sets. */
export function isReservedKey(key: string): boolean {
  return key.startsWith('stevedore/')
}
