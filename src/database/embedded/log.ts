/** What we need of a pino logger. */
export type PostgresLog = Record<
  'debug' | 'info' | 'warn' | 'error',
  (details: Record<string, unknown>, message: string) => void
>

/** What any start and stop tells clients as FATAL, and what we wait out ourselves. */
const EXPECTED =
  /the database system is |terminating connection due to administrator command|pre-existing shared memory block/
/** What tells an operator why a start takes long. */
const RECOVERY = /automatic recovery in progress|redo in progress|syncing data directory/
const CRASH = /was terminated by signal|terminating any other active server processes/

/** Passes on a line of Postgres' log, whose level is its first word (`LOG:  …`). */
export function logPostgresLine(log: PostgresLog, line: string): void {
  const message = `postgres: ${line.replace(/^LOG: +/, '')}`
  if (EXPECTED.test(line)) log.debug({}, message)
  else if (RECOVERY.test(line)) log.info({}, message)
  else if (/^(PANIC|FATAL|ERROR):/.test(line) || CRASH.test(line)) log.warn({}, message)
  else log.debug({}, message)
}

/** The line that says why Postgres gave up: the last of the gravest, else the last. */
export function findLastWords(lines: string[]): string {
  const words = lines.findLast((line) => /^(PANIC|FATAL):/.test(line) && !EXPECTED.test(line)) ?? lines.at(-1)
  return words ?? 'none at all'
}
