import path from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from './usage.ts'

/**
 * The one file that a command takes.
 * @param folder in which the command was called
 * @throws {UsageError} with the usage for options, and for no file or more than one
 */
export function readFileArgument(args: readonly string[], folder: string, usage: string): string {
  let positionals: string[]
  try {
    positionals = parseArgs({ args: [...args], options: {}, allowPositionals: true }).positionals
  } catch (error) {
    throw new UsageError(usage, error)
  }
  const [name = ''] = positionals
  if (name === '' || positionals.length > 1) throw new UsageError(usage)
  return path.resolve(folder, name)
}
