import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('scenes.ts', import.meta.url))

type Options = { disk?: { size: string } }

/**
 * Starts a scene of scenes.ts in a process of its own, if asked with a small disk mounted over the directory. The mount is
 * the process's own and goes with it, and the process with the test.
 */
export function startScene(scene: string, directory: string, { disk }: Options = {}): ChildProcess {
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
  const child = spawn(program, rest, { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** What a scene prints, as JSON. */
export async function playScene(scene: string, directory: string, options: Options = {}): Promise<unknown> {
  const { stdout } = startScene(scene, directory, options)
  if (stdout === null) throw new Error('the scene has no output')
  return JSON.parse(await text(stdout))
}

/** Within a user namespace anyone may mount, where the system allows it. */
const asRoot = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount']

export const canMount =
  spawnSync('unshare', [...asRoot, 'sh', '-c', 'mount -t tmpfs none /mnt'], { stdio: 'ignore' }).status === 0
