import { join } from 'node:path'

/**
 * The folders of a store. An object grows in `incoming` under a name of its own and is renamed to
 * `objects/<first two digits of its key>/<key>` when it is whole. One that comes in pieces grows in `partial/<key>`.
 *
 * There is one level of folders, not two: with 256 of them all can be made when the store is opened, a batch of objects
 * shares the folders that it has to sync, and a walk over a small store reads 256 folders rather than one per object.
 */
export type Layout = { directory: string; incoming: string; partial: string; objects: string }

/** In the order of the keys. */
export const leafNames: readonly string[] = Array.from({ length: 256 }, (_, index) =>
  index.toString(16).padStart(2, '0'),
)

export function layoutOf(directory: string): Layout {
  return {
    directory,
    incoming: join(directory, 'incoming'),
    partial: join(directory, 'partial'),
    objects: join(directory, 'objects'),
  }
}

export function leafOf({ objects }: Layout, key: string): string {
  return join(objects, key.slice(0, 2))
}

export function placeOf(layout: Layout, key: string): string {
  return join(leafOf(layout, key), key)
}
