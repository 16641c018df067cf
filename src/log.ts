import { type Logger, pino } from 'pino'

export type { Logger }

/** JSON lines on standard error; standard output belongs to what a person is meant to read. */
export function createLog(level: string): Logger {
  return pino({ level, base: { pid: process.pid } }, pino.destination({ fd: 2, sync: true }))
}
