/** Letters up to which a word still fits on the narrowest phone, as the classes of app/base.css have them. */
const steps = [20, 24, 28, 34] as const

/** A word shorter than this fits in every heading on every screen. */
const short = 16

/**
 * The class of a heading whose longest word would not fit on a phone in the usual size: it is set smaller there, since not every browser
 * can hyphenate every language, and a word that is broken anywhere is hard to read.
 */
export function classOfHeading(text: string): string | undefined {
  const longest = Math.max(0, ...text.split(/[\s/\u200b–-]+/u).map((word) => word.length))
  if (longest <= short) return undefined
  return `words-${steps.find((step) => longest <= step) ?? steps.at(-1)}`
}
