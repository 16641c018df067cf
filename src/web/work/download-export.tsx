import { useState } from 'react'
import { useClient } from 'urql'
import { documentOf } from '../api/document.ts'
import { ExportLinkDocument } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { useToasts } from '../ui/toasts.tsx'

/** Downloads an artifact by a link that is made when it's asked for, and so hasn't ended. */
export function DownloadExport({ id, filename }: { id: string; filename: string }) {
  const client = useClient()
  const { tell } = useToasts()
  const [isAsking, setAsking] = useState(false)
  const download = async () => {
    setAsking(true)
    const { data } = await client
      .query(documentOf(ExportLinkDocument), { id, expiresIn: 60 }, { requestPolicy: 'network-only' })
      .toPromise()
    setAsking(false)
    const url = data?.export?.downloadUrl ?? null
    if (url === null) {
      tell({
        text: `${filename} can’t be downloaded now. Look at the export.`,
        to: `/work/${id}`,
        tone: 'bad',
      })
      return
    }
    // It answers as an attachment: the view stays.
    location.assign(url)
  }
  return (
    <Button isPending={isAsking} aria-label={`Download ${filename}`} onPress={() => void download()}>
      Download
    </Button>
  )
}
