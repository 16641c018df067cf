import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '../../errors.ts'
import { hashBytes } from '../../lib/hash-bytes.ts'
import { send } from './client.ts'

/** What the service says of bytes, and where they are to be had. */
export type Download = { size: number; sha256: string; downloadUrl: string }

/**
 * Downloads bytes to a place where nothing is yet, and compares their length and hash. The URL is signed, so it needs no
 * key.
 */
export async function saveFile({ size, sha256, downloadUrl }: Download, place: string): Promise<void> {
  const response = await send(downloadUrl)
  if (!response.ok || response.body === null) {
    throw new OperatorError(`${downloadUrl} answered with status ${response.status}.`)
  }
  const bytes = hashBytes(response.body)
  try {
    await mkdir(dirname(place), { recursive: true })
    await pipeline(bytes, createWriteStream(place, { flags: 'wx' }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`${place} can't be written: ${reason}.`, { cause: error })
  }
  const saved = bytes.result()
  if (saved.size !== size || saved.sha256 !== sha256)
    throw new OperatorError(`${place} is not what the service has stored.`)
}
