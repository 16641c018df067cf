import { type ParseArgsConfig, parseArgs } from 'node:util'
import { OperatorError } from '../errors.ts'

/** The arguments as Node reads them. @throws OperatorError that names the fault and ends with the usage. */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // What follows the first sentence is about an escape that these commands have no use for.
    throw argumentsRefused(error.message.split(/\. |\n/)[0] ?? error.message, usage)
  }
}

/** @param fault Without the full stop. */
export function argumentsRefused(fault: string, usage: string): OperatorError {
  return new OperatorError(`${fault}.\n\n${usage}`)
}
