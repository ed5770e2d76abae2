import { isDatabaseDown, isOperatorError } from '../server/errors.ts'
import { UsageError } from './usage.ts'

/** Prints why a command failed and sets the exit code: 2 where it was called otherwise than it is meant to be, else 1. What an operator can do something about comes without a stack. */
export function reportFailure(error: unknown): void {
  if (isDatabaseDown(error)) console.error('The database does not answer any more. Try again when it is back.')
  else console.error(isOperatorError(error) ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
