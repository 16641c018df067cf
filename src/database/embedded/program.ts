import { type ChildProcess, spawn } from 'node:child_process'
import { constants, open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { PostgresUser } from './user.ts'

/** Where a child that runs as another user finds the folder that it was handed: the first free descriptor. */
const HANDED_DESCRIPTOR = 3
const HANDED_FOLDER = `/proc/self/fd/${HANDED_DESCRIPTOR}`

export type Program = {
  path: string
  /** Gets the folder as the program is to name it. */
  args: (folder: string) => string[]
  folder: string
  user: PostgresUser | null
  /** Gets what it prints. */
  onLine: (line: string) => void
  /** In a session of its own, out of reach of the terminal's Ctrl-C. */
  detached?: boolean
  signal?: AbortSignal | undefined
}

export type RunningProgram = {
  child: ChildProcess
  /** Resolves at its end, with the system's error if it could not be started. */
  exited: Promise<Error | null>
  /** Resolves when its outputs are closed too, which its own children may hold open for longer. */
  closed: Promise<void>
}

/**
 * Starts a program of Postgres on a folder, as another user if need be.
 *
 * That user may be unable to reach the folder, which may lie below one that only root can enter. We open it and hand
 * over the descriptor: `/proc/self/fd/3` leads there without a look at the folders above. Every process of Postgres
 * is a fork of the first and inherits the descriptor.
 */
export async function startProgram(program: Program): Promise<RunningProgram> {
  const { path, args, folder, user, detached = false, signal } = program
  const options = {
    cwd: '/',
    detached,
    // Nothing of ours, since PG* and LD_* variables would steer it.
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    ...(signal !== undefined && { signal }),
  }
  const stdio = ['ignore', 'pipe', 'pipe'] as const
  if (user === null) return follow(program, spawn(path, args(folder), { ...options, stdio: [...stdio] }))

  await using handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  const child = spawn(path, args(HANDED_FOLDER), { ...options, ...user, stdio: [...stdio, handle.fd] })
  return follow(program, child)
}

/** To be called before anything is awaited: Node drops the events and the output that no one listens for at an exit. */
function follow({ folder, onLine }: Program, child: ChildProcess): RunningProgram {
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue
    createInterface({ input }).on('line', (line) => onLine(line.replaceAll(HANDED_FOLDER, folder)))
  }
  const exited = new Promise<Error | null>((resolve) => {
    child.once('error', resolve)
    child.once('exit', () => resolve(null))
  })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return { child, exited, closed }
}

/** Runs a program to its end. A program that can't be started rejects with the system's error. */
export async function runProgram(
  program: Omit<Program, 'onLine'>,
): Promise<{ ok: boolean; lines: string[] }> {
  const lines: string[] = []
  const { child, exited, closed } = await startProgram({ ...program, onLine: (line) => lines.push(line) })
  const [error] = await Promise.all([exited, closed])
  if (error !== null) throw error
  return { ok: child.exitCode === 0, lines }
}
