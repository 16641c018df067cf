import { RemoveItemsDocument } from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { Child } from './child.ts'
import { type Shown, useCollectionChange } from './use-collection-change.ts'

/** Takes what was chosen out of a collection: items together, and each folder with all in it. */
export function RemoveItemsDialog({
  shown,
  chosen,
  isOpen,
  onClose,
  onRemoved,
}: {
  shown: Shown
  chosen: readonly Child[]
  isOpen: boolean
  onClose: () => void
  onRemoved: () => void
}) {
  const remove = useCollectionChange(RemoveItemsDocument, shown)
  const folders = chosen.filter(({ isFolder }) => isFolder).map(({ path }) => path)
  const paths = chosen.filter(({ isFolder }) => !isFolder).map(({ path }) => path)
  const confirm = async () => {
    const steps = [
      ...inChunks(paths).map((chunk) => ({ paths: chunk })),
      ...folders.map((folder) => ({ folder })),
    ]
    let revision = shown.revision
    for (const step of steps) {
      const answer = await remove.run({
        input: { collectionId: shown.id, expectedRevision: revision, ...step },
      })
      if (!answer) return
      revision = answer.collection.revision
    }
    onRemoved()
    onClose()
  }
  return (
    <ConfirmDialog
      title={`Remove ${formatCount(chosen.length)} from the collection?`}
      verb="Remove"
      isOpen={isOpen && chosen.length > 0}
      isRunning={remove.isRunning}
      refusal={remove.refusal}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {folders.length > 0 && 'Folders go with all that lies in them. '}
      The files themselves stay among your files.
    </ConfirmDialog>
  )
}

/** As many paths as one request may name. */
const mostPaths = 1_000

function inChunks(paths: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(paths.length / mostPaths) }, (_, index) =>
    paths.slice(index * mostPaths, (index + 1) * mostPaths),
  )
}
