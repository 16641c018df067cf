import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { useChange } from '../api/use-change.ts'
import { useFollow } from '../api/use-read.ts'
import { CancelUploadDocument, type UploadRowFragment, UploadUpdatedDocument } from '../gql/graphql.ts'
import { formatBytes } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Moment } from '../ui/moment.tsx'
import { useUploadQueue } from './uploads-context.tsx'

/** Uploads of the account whose bytes this tab doesn't have: begun before it was loaded, or elsewhere. */
export function UnfinishedUploads({ uploads }: { uploads: readonly UploadRowFragment[] }) {
  return (
    <>
      <h3>Unfinished</h3>
      <ul>
        {uploads.map((upload) => (
          <UnfinishedUpload key={upload.id} upload={upload} />
        ))}
      </ul>
    </>
  )
}

function UnfinishedUpload({ upload }: { upload: UploadRowFragment }) {
  const queue = useUploadQueue()
  const cancel = useChange(CancelUploadDocument)
  const [problem, setProblem] = useState<string | null>(null)
  // Someone else may be sending it.
  useFollow(UploadUpdatedDocument, { id: upload.id })
  const { id, filename, size, received, createdAt } = upload
  const goOn = (files: FileList | null) => {
    const file = files?.[0]
    if (file === undefined) return
    if (size !== null && file.size !== size)
      return setProblem(
        `${file.name} has ${formatBytes(file.size)}: that is another file. Choose ${filename}.`,
      )
    // Files of one size are common, such as the parts of a film: the bytes of two would become one file.
    if (file.name.normalize() !== filename.normalize())
      return setProblem(`${file.name} is another file. Choose ${filename}.`)
    queue.add([{ file, folder: '' }], id)
  }
  return (
    <li className="upload-row">
      <div className="upload-name" title={filename}>
        {filename}
      </div>
      <div className="upload-actions">
        <FileTrigger onSelect={goOn}>
          <Button aria-label={`Choose again: ${filename}`}>Choose again</Button>
        </FileTrigger>
        <Button
          look="quiet"
          aria-label={`Cancel ${filename}`}
          isPending={cancel.isRunning}
          onPress={() => cancel.run({ input: { uploadId: id } })}
        >
          Cancel
        </Button>
      </div>
      <div className="upload-facts faint numbers">
        {formatBytes(received)}
        {size === null ? ' there' : ` of ${formatBytes(size)} there`}, begun <Moment at={createdAt} />. Choose
        the file again to go on.
      </div>
      {(problem ?? cancel.refusal) && (
        <div role="alert" className="upload-facts bad">
          {problem ?? cancel.refusal?.message}
        </div>
      )}
    </li>
  )
}
