/** The path of a link to a file's bytes. `id` in lower case: the signature binds this spelling. */
export function contentPath(id: string): string {
  return `/files/${id}/content`
}
