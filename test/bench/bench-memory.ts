import { readFile } from 'node:fs/promises'

/** MiB of memory that a process has held at most so far. Linux only, elsewhere NaN. */
export async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmHWM:\s+([0-9]+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024)
}
