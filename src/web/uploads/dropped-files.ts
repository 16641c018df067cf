/** A file and the folder that it was chosen with, such as `photos/2020`; empty: none. */
export type FoundFile = { file: File; folder: string }

/** Files of a chosen folder name the way to them; others don't. */
export function chosenFiles(files: FileList | null): FoundFile[] {
  return [...(files ?? [])].map((file) => ({ file, folder: folderOf(file.webkitRelativePath) }))
}

/** Reads what was dropped, folders with all that is in them. The entries must be asked for before the drop's event ends. */
export async function droppedFiles(transfer: DataTransfer): Promise<FoundFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const found: FoundFile[] = []
  const open = entries
  for (let entry = open.shift(); entry !== undefined; entry = open.shift()) {
    if (entry instanceof FileSystemDirectoryEntry) open.push(...(await readDirectory(entry)))
    else if (entry instanceof FileSystemFileEntry)
      found.push({ file: await readFile(entry), folder: folderOf(entry.fullPath.slice(1)) })
  }
  return found
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
