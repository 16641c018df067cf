import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { usePages } from '../api/use-pages.ts'
import { ArchiveFoldersDocument } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { withText } from '../ui/url-field.tsx'
import { readEntryQuery } from './entry-filter.ts'

/** The folders of an archive, each read when it's opened. Choosing one shows what is in it and below. */
export function FolderTree({ id }: { id: string }) {
  return (
    <nav className="card folders" aria-label="Folders of the archive">
      <FolderLink path="" name="All folders" />
      <Folders id={id} path="" />
    </nav>
  )
}

function Folders({ id, path }: { id: string; path: string }) {
  const { rows, hasMore, isLoading, error, more, again } = usePages(
    ArchiveFoldersDocument,
    { id, path },
    ({ file }) => file?.archive?.children,
  )
  const folders = rows.filter(({ isFolder }) => isFolder)
  return (
    <>
      <ul>
        {folders.map((folder) => (
          <Folder key={folder.path} id={id} path={folder.path} name={folder.name} />
        ))}
      </ul>
      {isLoading && <p className="faint">Loading…</p>}
      {error !== null && (
        <p role="alert">
          {error} <Button onPress={again}>Try again</Button>
        </p>
      )}
      {!isLoading && !hasMore && folders.length === 0 && path !== '' && (
        <p className="faint">No folders in it</p>
      )}
      {hasMore && !isLoading && (
        <Button look="quiet" onPress={more}>
          More folders
        </Button>
      )}
    </>
  )
}

function Folder({ id, path, name }: { id: string; path: string; name: string }) {
  const [search] = useSearchParams()
  // A way back or a link may lead into the middle of the tree.
  const [isOpen, setOpen] = useState(() => readEntryQuery(search).path.startsWith(`${path}/`))
  return (
    <li>
      <div className="folder">
        <Button
          look="quiet"
          aria-label={`Folders in ${name}`}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
        </Button>
        <FolderLink path={path} name={name} />
      </div>
      {isOpen && <Folders id={id} path={path} />}
    </li>
  )
}

function FolderLink({ path, name }: { path: string; name: string }) {
  const [search] = useSearchParams()
  const isHere = readEntryQuery(search).path === path
  return (
    <Link
      href={`?${withText(search, 'path', path)}`}
      aria-current={isHere ? 'true' : undefined}
      title={path}
      className="folder-link"
    >
      {name}
    </Link>
  )
}
