/** Widths of the letters of Source Sans 3 in semibold by their groups, in em; a few hundredths too much. */
const thin = /[fijlrtI.,’ιїĺļľłțţť]/u
const wide = /[mwMWЖШЩЮФжшщюыф]/u
const capital = /\p{Lu}/u

/** A word of so many em fits in every heading on every screen; there are classes up to the widest in app/ui/base.css. */
const narrowest = 7
const widest = 17

/**
 * The class of a heading whose longest word would not fit on a phone in the usual size: `words-12` where it is 12 em wide. It is set smaller
 * there, since not every browser can hyphenate every language, and a word that is broken anywhere is hard to read.
 */
export function classOfHeading(text: string): string | undefined {
  const width = Math.ceil(Math.max(0, ...text.split(/[\s/–-]+/u).map(widthOf)))
  return width > narrowest ? `words-${Math.min(width, widest)}` : undefined
}

function widthOf(word: string): number {
  let sum = 0
  for (const letter of word) sum += thin.test(letter) ? 0.33 : wide.test(letter) ? 0.84 : capital.test(letter) ? 0.62 : 0.55
  return sum
}
