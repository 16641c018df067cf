import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { CollectionFolderDocument } from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { AddItemsDialog } from './add-items-dialog.tsx'
import type { Child } from './child.ts'
import { useChosenPaths } from './chosen-paths.ts'
import { FolderPath } from './folder-path.tsx'
import { MoveItemDialog } from './move-item-dialog.tsx'
import { RemoveItemsDialog } from './remove-items-dialog.tsx'
import type { Shown } from './use-collection-change.ts'

/** What a collection holds, folder by folder; which one is part of the address. */
export function CollectionTree({ shown }: { shown: Shown }) {
  const [search] = useSearchParams()
  const folder = search.get('folder') ?? ''
  // What is chosen is of one folder.
  return <Folder key={folder} shown={shown} folder={folder} />
}

function Folder({ shown, folder }: { shown: Shown; folder: string }) {
  const list = usePages(
    CollectionFolderDocument,
    { id: shown.id, path: folder },
    ({ collection }) => collection?.children,
  )
  const { rows, again } = list
  const [, navigate] = useLocation()
  const pathTo = (path: string) =>
    `/collections/${shown.id}${path === '' ? '' : `?${new URLSearchParams({ folder: path })}`}`
  const [chosen, setChosen] = useChosenPaths(`${shown.id} ${folder}`)
  const [moved, setMoved] = useState<Child | null>(null)
  const [open, setOpen] = useState<'ADD' | 'REMOVE' | null>(null)
  const picked = rows.filter(({ path }) => chosen.has(path))
  const own: Shown = {
    ...shown,
    readAgain: () => {
      shown.readAgain()
      again()
    },
  }
  const choose = (path: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(path)
    else next.delete(path)
    setChosen(next)
  }
  return (
    <section className="section" aria-labelledby="items-heading">
      <div className="section-head">
        <h2 id="items-heading">Items</h2>
        <div className="page-actions">
          {picked.length > 0 && (
            <Button look="danger" onPress={() => setOpen('REMOVE')}>
              Remove {formatCount(picked.length)}
            </Button>
          )}
          <Button onPress={() => setOpen('ADD')}>Add files</Button>
        </div>
      </div>
      <FolderPath folder={folder} pathTo={pathTo} />
      <ListNotice list={list} what="the items">
        <EmptyNotice title={folder === '' ? 'Nothing is in it yet.' : 'Nothing is in this folder.'}>
          {folder === '' ? (
            'Add files: each gets a path, and folders are what the paths say.'
          ) : (
            <Link href={pathTo('')}>Go to the top</Link>
          )}
        </EmptyNotice>
      </ListNotice>
      <DataTable
        label="Items"
        list={list}
        columns={columnsOf({ chosen, choose, pathTo, onMove: setMoved })}
        keyOf={({ path, isFolder }) => (isFolder ? `${path}/` : path)}
        onOpen={({ path, isFolder, item }) => {
          if (isFolder) navigate(pathTo(path))
          else if (item?.file) navigate(`/files/${item.file.id}`)
        }}
      />
      <AddItemsDialog shown={own} folder={folder} isOpen={open === 'ADD'} onClose={() => setOpen(null)} />
      <RemoveItemsDialog
        shown={own}
        chosen={picked}
        isOpen={open === 'REMOVE'}
        onClose={() => setOpen(null)}
        onRemoved={() => setChosen(new Set())}
      />
      <MoveItemDialog shown={own} child={moved} onClose={() => setMoved(null)} />
    </section>
  )
}

function columnsOf({
  chosen,
  choose,
  pathTo,
  onMove,
}: {
  chosen: ReadonlySet<string>
  choose: (path: string, isChosen: boolean) => void
  pathTo: (folder: string) => string
  onMove: (child: Child) => void
}): Column<Child>[] {
  return [
    {
      name: 'Name',
      width: 'minmax(0, 3fr)',
      cell: ({ name, path, isFolder, item }) => (
        <span className="item-name">
          <Checkbox
            aria-label={`Choose ${name}`}
            isSelected={chosen.has(path)}
            onChange={(isChosen) => choose(path, isChosen)}
          />
          {isFolder ? (
            <Link href={pathTo(path)}>{name}/</Link>
          ) : item?.file ? (
            <Link href={`/files/${item.file.id}`} title={path}>
              {name}
            </Link>
          ) : (
            <>
              <span title={path}>{name}</span> <Badge tone="bad">File deleted</Badge>
            </>
          )}
        </span>
      ),
    },
    {
      name: 'Type',
      width: 'minmax(0, 1fr)',
      isMinor: true,
      cell: ({ isFolder, item }) => (isFolder ? 'Folder' : (item?.file?.contentType ?? '')),
    },
    {
      name: 'Size',
      width: '7rem',
      align: 'end',
      isMinor: true,
      cell: ({ item }) => (item === null ? '' : formatBytes(item.size)),
    },
    {
      name: 'Change',
      width: '6rem',
      align: 'end',
      cell: (child) => (
        <Button look="quiet" aria-label={`Move ${child.name}`} onPress={() => onMove(child)}>
          Move…
        </Button>
      ),
    },
  ]
}
