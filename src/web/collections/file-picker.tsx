import { useState } from 'react'
import { Link } from 'wouter'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { FilesToAddDocument, type FilesToAddQuery } from '../gql/graphql.ts'
import { formatBytes } from '../lib/format.ts'
import { useSettled } from '../lib/use-settled.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { TextField } from '../ui/field.tsx'

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
  const list = usePages(FilesToAddDocument, { name: settled === '' ? null : settled }, ({ files }) => files)
  const pick = (file: PickedFile, isPicked: boolean) => {
    const next = new Map(picked)
    if (isPicked) next.set(file.id, file)
    else next.delete(file.id)
    onPick(next)
  }
  return (
    <>
      <TextField label="Search your files by name" type="search" value={name} onChange={setName} autoFocus />
      <ListNotice list={list} what="the files">
        <p role="status">
          {settled === '' ? (
            <>
              There are no files yet. <Link href="/files">Upload some</Link>
            </>
          ) : (
            'No file has such a name.'
          )}
        </p>
      </ListNotice>
      <DataTable
        label="Files"
        list={list}
        keyOf={({ id }) => id}
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
          {
            name: 'Size',
            width: '6rem',
            align: 'end',
            isMinor: true,
            cell: ({ size }) => formatBytes(size),
          },
        ]}
      />
    </>
  )
}
