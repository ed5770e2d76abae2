import { OperatorError } from '../server/errors.ts'

/** A command was called as it is not meant to be: what is wrong, and how it is called. Its exit code is 2. */
export class UsageError extends OperatorError {
  /** @param wrong in words; nothing, where the usage says enough */
  constructor(usage: string, wrong: unknown = '') {
    const words = wrong instanceof Error ? wrong.message : String(wrong)
    super(words === '' ? usage : `${words}\n\n${usage}`, wrong instanceof Error ? { cause: wrong } : {})
  }
}

/** Whether somebody asks how a command is called, which is no failure. Behind `--` everything is a name. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end === -1 ? args : args.slice(0, end)).some((one) => one === '--help' || one === '-h')
}

/** Writes how a command is called where somebody asks for it. @returns whether it did, so that nothing else is to be done */
export function answerHelp(args: readonly string[], usage: string): boolean {
  if (!asksForHelp(args)) return false
  process.stdout.write(`${usage}\n`)
  return true
}
