import { type ComponentType, lazy } from 'react'

/** A view and where it is. It's loaded when it's first looked at, or before. */
type PageRoute = { path: string; Page: ComponentType; load: () => Promise<unknown> }

export const pages: readonly PageRoute[] = [
  viewAt('/', () => import('../files/files-page.tsx')),
  viewAt('/files', () => import('../files/files-page.tsx')),
  viewAt('/files/:id', () => import('../files/file-page.tsx')),
  viewAt('/trash', () => import('../files/trash-page.tsx')),
  viewAt('/archives/:id', () => import('../archives/archive-page.tsx')),
  viewAt('/work', () => import('../work/work-page.tsx')),
  viewAt('/work/:id', () => import('../work/work-detail-page.tsx')),
  viewAt('/collections', () => import('../collections/collections-page.tsx')),
  viewAt('/collections/:id', () => import('../collections/collection-page.tsx')),
  viewAt('/sync-runs', () => import('../sync-runs/sync-runs-page.tsx')),
  viewAt('/sync-runs/:id', () => import('../sync-runs/sync-run-page.tsx')),
  viewAt('/schedules', () => import('../sync-runs/schedules-page.tsx')),
  viewAt('/replays/:id', () => import('../replays/replay-page.tsx')),
  viewAt('/keys', () => import('../keys/keys-page.tsx')),
]

function viewAt(path: string, load: () => Promise<{ default: ComponentType }>): PageRoute {
  return { path, load, Page: lazy(load) }
}

/** Loads all views, so that they are there when the server is not. What can't be loaded now is when it's looked at. */
export async function loadPages(): Promise<void> {
  await Promise.allSettled(pages.map(({ load }) => load()))
}

/** What the navigation names, in its order, and the views that belong there besides those below its path. */
export const places: readonly { path: string; name: string; also?: readonly string[] }[] = [
  { path: '/files', name: 'Files', also: ['/', '/archives'] },
  { path: '/collections', name: 'Collections' },
  { path: '/work', name: 'Work' },
  { path: '/sync-runs', name: 'Sync runs', also: ['/schedules', '/replays'] },
  { path: '/trash', name: 'Trash' },
  { path: '/keys', name: 'API keys' },
]
