import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('store-script.ts', import.meta.url))

type Options = { uid?: number; disk?: { size: string } }

/**
 * Starts a scene of store-script.ts in a process of its own, as another user or with a small disk mounted over the
 * directory. The mount is the process's own and goes with it.
 */
export function startScene(scene: string, directory: string, { uid, disk }: Options = {}): ChildProcess {
  const node = [process.execPath, script, scene, directory]
  const command = disk
    ? [
        'unshare',
        ...asRoot,
        'sh',
        '-c',
        `mount -t tmpfs -o size=${disk.size} none "$0" && exec "$@"`,
        directory,
        ...node,
      ]
    : node
  const [program = '', ...rest] = command
  return spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Both are the same number for `nobody` on Linux.
    ...(uid !== undefined && { uid, gid: uid }),
  })
}

/** What a scene prints, as JSON. */
export async function playScene(scene: string, directory: string, options: Options = {}): Promise<unknown> {
  const { stdout } = startScene(scene, directory, options)
  if (stdout === null) throw new Error('the scene has no output')
  return JSON.parse(await text(stdout))
}

export const isRoot = process.getuid?.() === 0

/** Within a user namespace anyone may mount, where the system allows it. */
const asRoot = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount']

export const canMount =
  spawnSync('unshare', [...asRoot, 'sh', '-c', 'mount -t tmpfs none /mnt'], { stdio: 'ignore' }).status === 0
