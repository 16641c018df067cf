import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { translateFault } from './fault.ts'
import { type Layout, layoutOf, leafNames } from './layout.ts'
import { probe } from './probe.ts'
import { syncFolder } from './sync-folder.ts'

/**
 * Makes the folders of a store where they aren't there yet, and proves that it can be written.
 * @throws StorageError
 */
export async function openLayout(directory: string): Promise<Layout> {
  const layout = layoutOf(resolve(directory))
  try {
    await makeDurably(layout.directory)
    await makePrivate(layout.incoming)
    await makePrivate(layout.partial)
    await makePrivate(layout.objects)
    const present = new Set(await readdir(layout.objects))
    const absent = leafNames.filter((leaf) => !present.has(leaf))
    await Promise.all(absent.map((leaf) => makePrivate(join(layout.objects, leaf))))
    // Folders that are there may be of a process that died before it could sync them.
    await syncFolder(layout.objects)
    await syncFolder(layout.directory)
  } catch (error) {
    throw translateFault(error)
  }
  await probe(layout)
  return layout
}

/** With its parents, whose modes are left to the operator. */
async function makeDurably(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true })
  if (first === undefined) return
  for (let made = directory; made.length >= first.length; made = dirname(made))
    await syncFolder(dirname(made))
}

/** No error if another process makes it at the same time. */
async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}
