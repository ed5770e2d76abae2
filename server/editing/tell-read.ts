import type { ReadSdscom } from '../../documents/sdscom/read/read-sdscom.ts'
import type { FileRead } from '../../shared/editing.ts'

/** More entries than any sheet has; a file of 2 MB that is none may have more. */
const mostLines = 3000
/** Longer than any text of the format: SDScom 5.6, string1024. */
const longestLine = 1100

/** The result of reading the file, for the person who sent it. What is more than anybody reads is counted in a last line, so that none vanishes unsaid. */
export function tellRead({ guesses, left }: ReadSdscom): FileRead {
  return {
    guesses: atMost(
      guesses,
      ({ place, text }) => ({ place, text: shorten(text) }),
      (count) => ({ place: '', text: `… +${count}` }),
    ),
    left: atMost(
      left,
      ({ path, text }) => ({ path, text: shorten(text) }),
      (count) => ({ path: '', text: `… +${count}` }),
    ),
  }
}

const shorten = (text: string): string => (text.length > longestLine ? `${text.slice(0, longestLine)} …` : text)

function atMost<Entry, Told>(all: readonly Entry[], tell: (entry: Entry) => Told, tellMore: (count: number) => Told): Told[] {
  const told = all.slice(0, mostLines).map(tell)
  return all.length > mostLines ? [...told, tellMore(all.length - mostLines)] : told
}
