/** A file and the folder that it was chosen with, such as `photos/2020`; empty: none. */
export type FoundFile = { file: File; folder: string }

/** Files of a chosen folder name the way to them; others don't. */
export function chosenFiles(files: FileList | null): FoundFile[] {
  return [...(files ?? [])].map((file) => ({ file, folder: folderOf(file.webkitRelativePath) }))
}

/** Reads what was dropped, folders with all that is in them. The entries must be asked for before the drop's event ends. */
export async function droppedFiles(transfer: DataTransfer): Promise<FoundFile[]> {
  const items = [...transfer.items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
  const found: FoundFile[] = []
  for (let item = items.shift(); item !== undefined; item = items.shift()) {
    // Some files aren't of a file system, such as an image out of another page.
    if (item instanceof File) found.push({ file: item, folder: '' })
    else if (item !== null && isDirectory(item)) items.push(...(await readDirectory(item)))
    else if (item !== null && isFile(item))
      found.push({ file: await readFile(item), folder: folderOf(item.fullPath.slice(1)) })
  }
  return found
}

// Chromium has no such classes to ask by `instanceof`.
function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0))
}

/** The reader gives some at a time, and none at the end. */
async function readDirectory(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader()
  const all: FileSystemEntry[] = []
  while (true) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

async function readFile(entry: FileSystemFileEntry): Promise<File> {
  return await new Promise((resolve, reject) => entry.file(resolve, reject))
}
