import { hash } from 'node:crypto'
import type { PresentItem } from './export-item.ts'

/** A text that a format adds to the items. */
export function textItem(path: string, text: string | Buffer, createdAt: Date): PresentItem {
  const bytes = Buffer.from(text)
  return {
    path,
    size: bytes.length,
    sha256: hash('sha256', bytes),
    contentType: 'text/plain; charset=utf-8',
    modifiedAt: createdAt,
    isAddition: true,
    open: async () => bytes,
  }
}
