/** The least text that comes, by its bytes, behind everything that begins with a folder's path. @param folder Ends in `/`. */
export function behindFolder(folder: string): string {
  // 0 is the character after the slash.
  return `${folder.slice(0, -1)}0`
}
