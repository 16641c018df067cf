import { type ComponentType, lazy } from 'react'

/** A view and where it is. Each is loaded when it's first looked at. */
type PageRoute = { path: string; Page: ComponentType }

export const pages: readonly PageRoute[] = [
  { path: '/', Page: lazy(() => import('../files/files-page.tsx')) },
  { path: '/files', Page: lazy(() => import('../files/files-page.tsx')) },
  { path: '/files/:id', Page: lazy(() => import('../files/file-page.tsx')) },
  { path: '/trash', Page: lazy(() => import('../files/trash-page.tsx')) },
  { path: '/archives/:id', Page: lazy(() => import('../archives/archive-page.tsx')) },
  { path: '/work', Page: lazy(() => import('../work/work-page.tsx')) },
  { path: '/work/:id', Page: lazy(() => import('../work/work-detail-page.tsx')) },
  { path: '/collections', Page: lazy(() => import('../collections/collections-page.tsx')) },
  { path: '/collections/:id', Page: lazy(() => import('../collections/collection-page.tsx')) },
  { path: '/sync-runs', Page: lazy(() => import('../sync-runs/sync-runs-page.tsx')) },
  { path: '/sync-runs/:id', Page: lazy(() => import('../sync-runs/sync-run-page.tsx')) },
  { path: '/schedules', Page: lazy(() => import('../sync-runs/schedules-page.tsx')) },
  { path: '/replays/:id', Page: lazy(() => import('../replays/replay-page.tsx')) },
  { path: '/keys', Page: lazy(() => import('../keys/keys-page.tsx')) },
]

/** What the navigation names, in its order, and the views that belong there besides those below its path. */
export const places: readonly { path: string; name: string; also?: readonly string[] }[] = [
  { path: '/files', name: 'Files', also: ['/', '/archives'] },
  { path: '/collections', name: 'Collections' },
  { path: '/work', name: 'Work' },
  { path: '/sync-runs', name: 'Sync runs', also: ['/schedules', '/replays'] },
  { path: '/trash', name: 'Trash' },
  { path: '/keys', name: 'API keys' },
]
