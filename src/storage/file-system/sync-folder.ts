import { close, fsync, open } from 'node:fs'
import { promisify } from 'node:util'

// Plain descriptors: a FileHandle costs more than the call.
const openAsync = promisify(open)
const closeAsync = promisify(close)
const fsyncAsync = promisify(fsync)

/**
 * Makes what was renamed into a folder, or made in it, survive a power cut: syncing a file doesn't sync its name.
 */
export async function syncFolder(folder: string): Promise<void> {
  const file = await openAsync(folder, 'r')
  try {
    await fsyncAsync(file)
  } catch (error) {
    // Some network file systems can't sync folders and keep names safe by themselves.
    if (!(error instanceof Error && 'code' in error && error.code === 'EINVAL')) throw error
  } finally {
    await closeAsync(file)
  }
}
