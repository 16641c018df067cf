import { useState } from 'react'
import { Link } from 'wouter'
import { usePages } from '../api/use-pages.ts'
import { FilesToAddDocument, type FilesToAddQuery } from '../gql/graphql.ts'
import { formatBytes } from '../lib/format.ts'
import { useSettled } from '../lib/use-settled.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { TextField } from '../ui/field.tsx'
import { ErrorNotice, Loading } from '../ui/notice.tsx'

export type PickedFile = FilesToAddQuery['files']['edges'][number]['node']

/** Files of the account, found by their names. What is picked stays so while one searches for more. */
export function FilePicker({
  picked,
  onPick,
}: {
  picked: ReadonlyMap<string, PickedFile>
  onPick: (picked: ReadonlyMap<string, PickedFile>) => void
}) {
  const [name, setName] = useState('')
  const settled = useSettled(name.trim())
  const { rows, hasMore, isLoading, error, more, look, again } = usePages(
    FilesToAddDocument,
    { name: settled === '' ? null : settled },
    ({ files }) => files,
  )
  const pick = (file: PickedFile, isPicked: boolean) => {
    const next = new Map(picked)
    if (isPicked) next.set(file.id, file)
    else next.delete(file.id)
    onPick(next)
  }
  return (
    <>
      <TextField label="Search your files by name" type="search" value={name} onChange={setName} autoFocus />
      {error !== null && (
        <ErrorNotice action={<Button onPress={again}>Read them again</Button>}>
          The files could not be read. {error}
        </ErrorNotice>
      )}
      {isLoading && rows.length === 0 && <Loading what="the files" />}
      {!isLoading && error === null && rows.length === 0 && (
        <p role="status">
          {settled === '' ? (
            <>
              There are no files yet. <Link href="/files">Upload some</Link>
            </>
          ) : (
            'No file has such a name.'
          )}
        </p>
      )}
      {rows.length > 0 && (
        <DataTable
          label="Files"
          rows={rows}
          keyOf={({ id }) => id}
          hasMore={hasMore}
          onMore={more}
          onLook={look}
          onOpen={(file) => pick(file, !picked.has(file.id))}
          columns={[
            {
              name: 'File',
              width: 'minmax(0, 1fr)',
              cell: (file) => (
                <Checkbox isSelected={picked.has(file.id)} onChange={(isPicked) => pick(file, isPicked)}>
                  {file.filename}
                </Checkbox>
              ),
            },
            { name: 'Size', width: '6rem', align: 'end', cell: ({ size }) => formatBytes(size) },
          ]}
        />
      )}
    </>
  )
}
