import { useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { type CollectionHeadFragment, CreateExportDocument, type ExportFormat } from '../gql/graphql.ts'
import { useIdempotencyKey } from '../lib/use-idempotency-key.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Choice } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { formatNames } from '../work/words.ts'

type Exported = { collection: CollectionHeadFragment; onClose: () => void }

/** Asks for a copy of a collection, as it is at its present revision. */
export function CreateExportDialog({ isOpen, ...exported }: Exported & { isOpen: boolean }) {
  return (
    <Dialog title="New export" isOpen={isOpen} onClose={exported.onClose}>
      <CreateExport {...exported} />
    </Dialog>
  )
}

const formats: readonly ExportFormat[] = ['ZIP', 'TAR_GZ', 'BAGIT', 'MANIFEST_CSV', 'MANIFEST_NDJSON']

const hints: Record<ExportFormat, string> = {
  ZIP: 'Opens everywhere.',
  TAR_GZ: 'For Unix systems.',
  BAGIT: 'For handing over and keeping: whoever gets it can check that nothing is lost or changed.',
  MANIFEST_CSV: 'Paths, sizes and checksums as a table, without the files.',
  MANIFEST_NDJSON: 'Paths, sizes and checksums for programs, without the files.',
}

const compressions = [
  { value: '1', label: 'Fast' },
  { value: '6', label: 'Balanced' },
  { value: '9', label: 'Small, but slow' },
] as const

function CreateExport({ collection, onClose }: Exported) {
  const [format, setFormat] = useState<ExportFormat>('ZIP')
  const [compression, setCompression] = useState<'1' | '6' | '9'>('6')
  const [fetchMissing, setFetchMissing] = useState(false)
  const [fresh, setFresh] = useState(false)
  const [idempotencyKey] = useIdempotencyKey()
  const create = useChange(CreateExportDocument)
  const { follow, tell } = useToasts()
  const isCompressed = format === 'ZIP' || format === 'TAR_GZ' || format === 'BAGIT'
  const submit = async () => {
    const answer = await create.run({
      input: {
        collectionId: collection.id,
        format,
        fresh,
        // Another wish is another request.
        idempotencyKey: `${idempotencyKey} ${format} ${compression} ${fetchMissing} ${fresh}`,
        options: {
          ...(isCompressed && { compression: Number(compression) }),
          fetchMissing: format === 'BAGIT' && fetchMissing,
        },
      },
    })
    if (!answer) return
    if (answer.reused)
      tell({
        text: `There is an equal export already: ${answer.export.filename}`,
        to: `/work/${answer.export.id}`,
        tone: 'good',
      })
    else follow(answer.export.id)
    onClose()
  }
  return (
    <Form onSubmit={() => void submit()}>
      <Choice
        label="Format"
        value={format}
        options={formats.map((value) => ({ value, label: formatNames[value] }))}
        onChange={setFormat}
      />
      <p className="faint">{hints[format]}</p>
      {isCompressed && (
        <Choice label="Compression" value={compression} options={compressions} onChange={setCompression} />
      )}
      {format === 'BAGIT' && (
        <Checkbox isSelected={fetchMissing} onChange={setFetchMissing}>
          List deleted files with links that work once they are restored
        </Checkbox>
      )}
      <Checkbox isSelected={fresh} onChange={setFresh}>
        Build it anew even if an equal one is ready
      </Checkbox>
      {collection.itemCount === 0 && (
        <p role="note">The collection is empty: add files first, or the export will fail.</p>
      )}
      {create.refusal !== null && <ErrorNotice>{create.refusal.message}</ErrorNotice>}
      <div className="dialog-actions">
        <Button onPress={onClose}>Close</Button>
        <Button type="submit" look="primary" isPending={create.isRunning}>
          Export
        </Button>
      </div>
    </Form>
  )
}
