const metadataNames = new Set(['.ds_store', 'thumbs.db', 'ehthumbs.db', 'desktop.ini'])

/**
 * Whether a file is something that an operating system left behind rather than the person who packed the archive:
 * the resource forks and folder settings of macOS, the thumbnails and folder settings of Windows.
 */
export function isPlatformMetadata(path: string): boolean {
  if (path.startsWith('__MACOSX/')) return true
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.startsWith('._') || metadataNames.has(name.toLowerCase())
}
