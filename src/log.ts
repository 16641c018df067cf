import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'

export type { Logger }

/** JSON lines on standard error; standard output belongs to what a person is meant to read. */
export function createLog(level: string): Logger {
  return pino({ level, base: { pid: process.pid } }, { write: writeOrDrop })
}

/** A full disk or a closed pipe behind standard error costs lines of the log, and nothing else. */
function writeOrDrop(line: string): void {
  try {
    writeSync(2, line)
  } catch {
    // There is nowhere to say it.
  }
}
