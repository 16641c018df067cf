/** A text as part of a pattern of LIKE that stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
