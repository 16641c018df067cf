import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'

export type { Logger }

/**
 * JSON lines on standard error; standard output belongs to what a person is meant to read. No line holds a secret.
 * @param write Takes a line.
 */
export function createLog(level: string, write: (line: string) => void = writeOrDrop): Logger {
  return pino({ level, base: { pid: process.pid } }, { write: (line) => write(concealSecrets(line)) })
}

/**
 * API keys, what signs or opens a link, cookies, credentials in headers, passwords in URLs. Nothing of ours logs them, but
 * errors quote what they are about: a statement, a request, an address.
 */
const secrets = new RegExp(
  [
    /\bstv_[\w-]+/,
    /(?<=\b(?:signature|token|X-Amz-(?:Signature|Credential|Security-Token))=)[^&\s"\\]+/,
    /(?<=\bstevedore_session=)[\w-]+/,
    /(?<=\b(?:bearer|basic) +)[\w\-.~+/]{8,}=*/,
    /(?<=:\/\/[^\s:/@"]*:)[^\s@"]+(?=@)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

function concealSecrets(line: string): string {
  return line.replace(secrets, '[secret]')
}

/** A full disk or a closed pipe behind standard error costs lines of the log, and nothing else. */
function writeOrDrop(line: string): void {
  try {
    writeSync(2, line)
  } catch {
    // There is nowhere to say it.
  }
}
