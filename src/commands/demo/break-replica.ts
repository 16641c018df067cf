import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { layoutOf, leafNames } from '../../storage/file-system/layout.ts'

/** A replica that takes and gives no file until it's disposed: mended. */
export type BrokenReplica = Disposable

/** The replica that the demo may break: one in a folder that Stevedore has made itself. null: there's none. */
export function breakableReplica({ replicas }: Config): { name: string; directory: string } | null {
  for (const { name, directory, makesDirectory } of replicas)
    if (directory !== null && makesDirectory) return { name, directory }
  return null
}

/**
 * Puts files where the folders of a replica belong, so that nothing can be read or written there, not even as root. What was in
 * the folders is laid aside meanwhile.
 */
export function breakReplica({ directory }: { directory: string }): BrokenReplica {
  const places = leafNames.map((name) => join(layoutOf(directory).objects, name))
  for (const place of places) {
    // A demo that was killed has left it broken.
    if (existsSync(asideOf(place))) continue
    mkdirSync(place, { recursive: true, mode: 0o700 })
    renameSync(place, asideOf(place))
    writeFileSync(place, '')
  }
  return {
    [Symbol.dispose]() {
      for (const place of places.splice(0)) {
        rmSync(place, { force: true })
        renameSync(asideOf(place), place)
      }
    },
  }
}

function asideOf(place: string): string {
  return `${place}.aside`
}
