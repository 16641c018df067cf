import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresCluster } from './cluster.ts'
import { findLastWords, logPostgresLine, type PostgresLog } from './log.ts'
import { stopPostmaster } from './postmaster.ts'
import { type RunningProgram, startProgram } from './program.ts'

/** One run of the server. */
export type PostgresServer = {
  pid: number | null
  port: number
  /** Resolves when it has ended, for whatever reason. */
  exited: Promise<void>
  /** The latest lines of its log. */
  lines: string[]
  /** Why it ended, as far as it told. */
  lastWords(): string
  stop(): Promise<void>
}

/** Enough to hold the reason of an end and what followed it. */
const KEPT_LINES = 20
const DRAIN_MS = 200

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  shared_buffers: '128MB',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // Nothing reads the log but recovery: leave out what only replicas need, and few full-page images.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
}

/** Starts the server and returns at once, before it accepts connections. */
export async function spawnServer(
  cluster: PostgresCluster,
  options: { port: number; settings: Record<string, string>; log: PostgresLog },
): Promise<PostgresServer> {
  const { port, settings, log } = options
  const flags = Object.entries({ ...SETTINGS, ...settings, port: String(port) })
  const lines: string[] = []
  const program = await startProgram({
    path: cluster.binaries.postgres,
    args: (folder) => ['-D', folder, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    folder: cluster.path,
    user: cluster.user,
    onLine: (line) => {
      lines.push(line)
      if (lines.length > KEPT_LINES) lines.shift()
      logPostgresLine(log, line)
    },
    // Ctrl-C is for us: we stop Postgres when its clients are done.
    detached: true,
  })
  const { child } = program
  const exited = waitForExit(program, lines)
  const { pid = null } = child
  return {
    pid,
    port,
    exited,
    lines,
    lastWords: () =>
      child.signalCode === null ? findLastWords(lines) : `it was terminated by ${child.signalCode}`,
    stop: async () => {
      const isRunning = child.exitCode === null && child.signalCode === null
      if (pid !== null && isRunning) await stopPostmaster(pid, exited)
    },
  }
}

/** Backends that outlive a killed postmaster hold its standard error open, so that can't be waited for without end. */
async function waitForExit({ exited, closed }: RunningProgram, lines: string[]): Promise<void> {
  const error = await exited
  if (error !== null) lines.push(`FATAL:  ${error.message}`)
  else await Promise.race([closed, delay(DRAIN_MS, undefined, { ref: false })])
}
