import path from 'node:path'
import { OperatorError } from '../errors.ts'

const reasons: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `there is no folder ${path.dirname(file)}`,
  ENOTDIR: (file) => `${path.dirname(file)} is no folder`,
  EISDIR: () => 'it is a folder. Name a file in it',
  EACCES: (file) => `this account may not write to ${path.dirname(file)}`,
  EPERM: (file) => `this account may not write to ${path.dirname(file)}`,
  EROFS: (file) => `${path.dirname(file)} can only be read`,
  ENAMETOOLONG: () => 'the name is too long',
  ENOSPC: () => 'the disk is full',
  EDQUOT: () => 'the disk space of this account is used up',
}

/** Says what the operator can do about a file that could not be written; returns any other error unchanged. */
export function explainWriteError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  const reason = Object.hasOwn(reasons, error.code) ? reasons[error.code] : undefined
  return reason ? new OperatorError(`${file} cannot be written: ${reason(file)}.`, { cause: error }) : error
}
