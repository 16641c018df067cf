import { Button } from '../ui/button.tsx'

/** Where one is in a tree, and the way back up. */
export function FolderPath({ folder, onGo }: { folder: string; onGo: (path: string) => void }) {
  if (folder === '') return null
  const parts = folder.split('/')
  return (
    <nav aria-label="Folder">
      <ol className="folders">
        <li>
          <Button look="quiet" onPress={() => onGo('')}>
            Top
          </Button>
        </li>
        {parts.map((part, index) => {
          const path = parts.slice(0, index + 1).join('/')
          return (
            <li key={path}>
              <Button
                look="quiet"
                {...(path === folder && { 'aria-current': 'location' as const })}
                onPress={() => onGo(path)}
              >
                {part}
              </Button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
