import { Link } from 'wouter'

/** Where one is in a tree, and the way back up. */
export function FolderPath({ folder, pathTo }: { folder: string; pathTo: (folder: string) => string }) {
  if (folder === '') return null
  const parts = folder.split('/')
  return (
    <nav aria-label="Folder">
      <ol className="folder-path">
        <li>
          <Link href={pathTo('')}>Top</Link>
        </li>
        {parts.map((part, index) => {
          const path = parts.slice(0, index + 1).join('/')
          return (
            <li key={path}>
              {path === folder ? (
                <span aria-current="location">{part}</span>
              ) : (
                <Link href={pathTo(path)}>{part}</Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
