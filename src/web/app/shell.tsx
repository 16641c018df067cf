import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { useApi } from '../api/api-context.ts'
import { useConnection } from '../api/connection-state.ts'
import { Button } from '../ui/button.tsx'
import { EmptyNotice, Loading } from '../ui/notice.tsx'
import { DropZone } from '../uploads/drop-zone.tsx'
import { UploadTray } from '../uploads/upload-tray.tsx'
import { UploadProvider } from '../uploads/uploads-context.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { loadPages, pages, places } from './pages.tsx'
import { applyTheme, readTheme, type Theme, themes } from './theme.ts'
import { WatchLists } from './watch-lists.tsx'
import { WatchWork } from './watch-work.tsx'
import './shell.css'

/** After so long, what is looked at first has come, and the rest is loaded. */
const idleMillis = 3_000

/** The frame of all views: where one can go, whether what is shown is live, and the view. */
export function Shell({ onSignedOut }: { onSignedOut: () => void }) {
  const [location] = useLocation()
  const nav = useRef<HTMLElement>(null)
  // Where there's little room, not all places are seen at once.
  useEffect(() => {
    if (location) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [location])
  const connection = useConnection(useApi().connection)
  useEffect(() => {
    const timer = setTimeout(loadPages, idleMillis)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="shell">
      <a className="skip" href="#view">
        Skip to the view
      </a>
      <header className="shell-head">
        <Link href="/files" className="shell-name">
          Stevedore
        </Link>
        <nav ref={nav} aria-label="Main">
          <ul>
            {places.map(({ path, name, also = [] }) => (
              <li key={path}>
                <Link
                  href={path}
                  aria-current={[path, ...also].some((one) => isAt(location, one)) ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <a href="/graphql">GraphiQL</a>
            </li>
          </ul>
        </nav>
        <div className="shell-own">
          <ThemeButton />
          <Button look="quiet" onPress={() => void signOut().then(onSignedOut)}>
            Sign out
          </Button>
        </div>
      </header>
      <OfflineBanner />
      <WatchLists />
      <WatchWork />
      <UploadProvider>
        <main id="view" tabIndex={-1}>
          <PageBoundary key={location} isOffline={connection.kind === 'LOST'}>
            <Suspense fallback={<Loading what="the view" />}>
              <Switch>
                {pages.map(({ path, Page }) => (
                  <Route key={path} path={path}>
                    <Page />
                  </Route>
                ))}
                <Route>
                  <EmptyNotice title="There is no such view.">
                    <Link href="/files">Go to the files</Link>
                  </EmptyNotice>
                </Route>
              </Switch>
            </Suspense>
          </PageBoundary>
        </main>
        <UploadTray />
        <DropZone />
      </UploadProvider>
    </div>
  )
}

function isAt(location: string, path: string): boolean {
  return location === path || (path !== '/' && location.startsWith(`${path}/`))
}

async function signOut(): Promise<void> {
  await fetch('/sign-out', { method: 'POST', headers: { 'x-stevedore-csrf': '1' } })
}

const themeNames: Record<Theme, string> = { system: 'Auto', light: 'Light', dark: 'Dark' }

function ThemeButton() {
  const [theme, setTheme] = useState(readTheme)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  return (
    <Button
      look="quiet"
      aria-label={`${themeNames[theme]} colours: change to ${themeNames[next]}`}
      onPress={() => {
        applyTheme(next)
        setTheme(next)
      }}
    >
      {themeNames[theme]} colours
    </Button>
  )
}
