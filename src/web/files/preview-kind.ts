/** How a file's content can be shown. */
export type PreviewKind = 'TEXT' | 'IMAGE' | 'PDF' | 'TOO_LARGE' | 'NONE'

const imageTypes = ['png', 'jpeg', 'gif', 'webp', 'avif', 'svg+xml', 'bmp', 'x-icon'].map(
  (end) => `image/${end}`,
)
const textTypes = /^(text\/.*|application\/(.*\+)?(json|xml|yaml|toml|javascript|x-ndjson|x-yaml|x-sh|sql))$/

/** What is larger isn't fetched whole just to be looked at. */
const largest = 50_000_000

export function previewKindOf({ contentType, size }: { contentType: string; size: number }): PreviewKind {
  const [type = ''] = contentType.toLowerCase().split(';')
  if (textTypes.test(type.trim())) return 'TEXT'
  const kind = imageTypes.includes(type.trim()) ? 'IMAGE' : type.trim() === 'application/pdf' ? 'PDF' : 'NONE'
  return kind !== 'NONE' && size > largest ? 'TOO_LARGE' : kind
}
