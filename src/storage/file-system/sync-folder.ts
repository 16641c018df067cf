import { open } from 'node:fs/promises'

/**
 * Makes what was renamed into a folder, or made in it, survive a power cut: syncing a file doesn't sync its name.
 */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Some network file systems can't sync folders and keep names safe by themselves.
    if (!(error instanceof Error && 'code' in error && error.code === 'EINVAL')) throw error
  }
}
