import { isReservedKey, writeTagValue } from './tag-value.ts'

/** The caller's own tags in a line. */
export function TagWords({ tags }: { tags: Record<string, unknown> }) {
  const words = Object.entries(tags)
    .filter(([key]) => !isReservedKey(key))
    .map(([key, value]) => `${key}=${writeTagValue(value)}`)
    .join(', ')
  return (
    <span className="faint" title={words}>
      {words}
    </span>
  )
}
