import { parseArgs } from 'node:util'
import { OperatorError } from '../errors.ts'

export const gcUsage = `Usage: npm run gc -- [options]

  --dry-run   count what would be done, and change nothing
  --force     remove the objects that no file names, however many they are
  --help      print this

The server may be running or not.`

/** What the command is asked to do; null: to print its usage. */
export type GcRequest = { dryRun: boolean; force: boolean } | null

/** @throws OperatorError that names the fault and ends with the usage. */
export function readGcArguments(args: string[]): GcRequest {
  try {
    const { values } = parseArgs({
      args,
      options: {
        'dry-run': { type: 'boolean' },
        force: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    return values.help ? null : { dryRun: values['dry-run'] ?? false, force: values.force ?? false }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new OperatorError(`${error.message.split(/\. |\n/)[0]}.\n\n${gcUsage}`)
  }
}
