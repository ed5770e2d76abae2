import { readSdscom, type ReadSdscom } from '../../documents/sdscom/read/read-sdscom.ts'
import { UnreadableSdscom } from '../../documents/sdscom/read/read-tree.ts'
import type { FileRead } from '../../shared/editing.ts'
import { AppError } from '../errors.ts'

/** @throws {AppError} CLIENT_SIDE for a file that cannot be read, with the reason */
export function readSentSdscom(xml: string): ReadSdscom {
  try {
    return readSdscom(xml)
  } catch (error) {
    if (!(error instanceof UnreadableSdscom)) throw error
    throw new AppError('CLIENT_SIDE', { reasons: [{ path: 'sdscom', ...error.fault }] })
  }
}

/** More entries than anybody reads. */
const mostLines = 500
const longestLine = 300

/** The result of reading the file, for the person who sent it. */
export function tellRead({ guesses, left }: ReadSdscom): FileRead {
  return {
    guesses: guesses.slice(0, mostLines).map(({ place, text }) => ({ place, text: text.slice(0, longestLine) })),
    left: left.slice(0, mostLines).map(({ path, text }) => ({ path, text: text.slice(0, longestLine) })),
  }
}
