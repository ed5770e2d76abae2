import { isOperatorError } from '../server/errors.ts'

/** Prints why a command failed and sets the exit code 1. What an operator can do something about comes without a stack. */
export function reportFailure(error: unknown): void {
  console.error(isOperatorError(error) ? error.message : error)
  process.exitCode = 1
}
