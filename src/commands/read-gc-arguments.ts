import { readArguments } from './read-arguments.ts'

export const gcUsage = `Usage: npm run gc -- [options]

  --dry-run   count what would be done, and change nothing
  --force     remove the objects that no file names, however many they are
  --help      print this

The server may be running or not.`

/** What the command is asked to do; null: to print its usage. */
export type GcRequest = { dryRun: boolean; force: boolean } | null

/** @throws OperatorError that names the fault and ends with the usage. */
export function readGcArguments(args: string[]): GcRequest {
  const options = {
    'dry-run': { type: 'boolean' },
    force: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  const { values } = readArguments({ args, options }, gcUsage)
  return values.help ? null : { dryRun: values['dry-run'] ?? false, force: values.force ?? false }
}
