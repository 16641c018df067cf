import { ExpectedError, OperatorError } from '../errors.ts'

/** Runs a command. What it can't do, and someone can mend, it says in a sentence, and exits with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof OperatorError) && !(error instanceof ExpectedError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
