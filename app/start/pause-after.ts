/** ms without a further letter after which the search runs, while somebody may still be typing. */
const pause = 150

/** A UFI is whole with its sixteenth character, with or without hyphens (CLP Annex VIII, Part A, 5). */
const wholeUfi = /^\s*[\dA-Z]{4}(?:[-\s]?[\dA-Z]{4}){3}\s*$/i

/** How long the search waits for a further letter. Whoever has typed a whole UFI is done, and may be in a hurry. @returns ms */
export const pauseAfter = (text: string): number => (wholeUfi.test(text) ? 0 : pause)
