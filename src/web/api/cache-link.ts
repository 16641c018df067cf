/** A link of the cache is the key of what it leads to; null: it leads nowhere. */
export function linkOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
