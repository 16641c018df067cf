import { useState } from 'react'
import { AddToCollectionDialog } from '../files/add-to-collection-dialog.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'

/** The way to the files that came out of an archive, and with all of them into a collection. */
export function ExtractedFiles({ archiveId, filename }: { archiveId: string; filename: string }) {
  const [isCollecting, setCollecting] = useState(false)
  const search = new URLSearchParams({ tag: `stevedore/archive-id=${archiveId}` })
  return (
    <>
      <ButtonLink to={`/files?${search}`}>Show the files</ButtonLink>
      <Button onPress={() => setCollecting(true)}>Add them to a collection</Button>
      {isCollecting && (
        <AddToCollectionDialog
          selected={{ kind: 'EXTRACTED', archiveId, filename }}
          onClose={() => setCollecting(false)}
          onAdded={() => {}}
        />
      )}
    </>
  )
}
