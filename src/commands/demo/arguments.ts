import type { OperatorError } from '../../errors.ts'
import { argumentsRefused, readArguments } from '../read-arguments.ts'

export const demoUsage = `Usage: npm run demo -- [options] [FILE.zip]

  FILE.zip    the archive to work on     (a sample, made for the occasion)
  --url URL   where Stevedore runs       (as it's configured here)
  --key KEY   the API key to use         (one of its own, revoked at the end)
  --to DIR    where downloads go         (a new temporary folder)
  --help      print this

Stevedore must be running.`

export type DemoArguments = {
  help: boolean
  /** null: a sample. */
  path: string | null
  /** Without a slash at the end. */
  url: string
  /** null: one of the demo's own. */
  key: string | null
  /** null: a new temporary folder. */
  to: string | null
}

const options = {
  url: { type: 'string' },
  key: { type: 'string' },
  to: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** @throws OperatorError that names the fault and ends with the usage. */
export function readDemoArguments(argv: string[], defaults: { url: string }): DemoArguments {
  const { values, positionals } = readArguments({ args: argv, allowPositionals: true, options }, demoUsage)
  if (positionals.length > 1) throw refusal('The demo takes one archive')
  return {
    help: values.help ?? false,
    path: positionals[0] ?? null,
    url: readUrl(values.url ?? defaults.url),
    key: values.key ?? null,
    to: values.to ?? null,
  }
}

function readUrl(text: string): string {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw refusal(`--url takes a URL such as http://127.0.0.1:4000, not '${text}'`)
  }
  return url.href.replace(/\/+$/, '')
}

function refusal(fault: string): OperatorError {
  return argumentsRefused(fault, demoUsage)
}
