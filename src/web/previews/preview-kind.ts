/** How a file's content can be shown. */
export type PreviewKind =
  | 'TEXT'
  | 'IMAGE'
  | 'SVG'
  | 'PDF'
  | 'VIDEO'
  | 'AUDIO'
  | 'TOO_LARGE'
  | 'ELSEWHERE'
  | 'EMPTY'
  | 'NONE'

const imageTypes = ['png', 'jpeg', 'gif', 'webp', 'avif', 'bmp', 'x-icon'].map((end) => `image/${end}`)
const textTypes = /^(text\/.*|application\/(.*\+)?(json|xml|yaml|toml|javascript|x-ndjson|x-yaml|x-sh|sql))$/

/** What is larger isn't fetched whole just to be looked at. */
export const largestWhole = 50_000_000

/** @param path Where the page may read the content; null: nowhere. */
export function previewKindOf(
  { contentType, size }: { contentType: string; size: number },
  path: string | null,
): PreviewKind {
  const kind = kindOfType((contentType.toLowerCase().split(';')[0] ?? '').trim())
  if (kind === 'NONE') return 'NONE'
  if (size === 0) return 'EMPTY'
  if (path === null) return 'ELSEWHERE'
  return ['IMAGE', 'SVG', 'PDF'].includes(kind) && size > largestWhole ? 'TOO_LARGE' : kind
}

function kindOfType(type: string): 'TEXT' | 'IMAGE' | 'SVG' | 'PDF' | 'VIDEO' | 'AUDIO' | 'NONE' {
  if (textTypes.test(type)) return 'TEXT'
  if (imageTypes.includes(type)) return 'IMAGE'
  if (type === 'image/svg+xml') return 'SVG'
  if (type === 'application/pdf') return 'PDF'
  if (type.startsWith('video/')) return 'VIDEO'
  return type.startsWith('audio/') ? 'AUDIO' : 'NONE'
}
