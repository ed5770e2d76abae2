import type { ReadSdscom } from '../../documents/sdscom/read/read-sdscom.ts'
import type { FileRead } from '../../shared/editing.ts'

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
