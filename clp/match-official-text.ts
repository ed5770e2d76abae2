import { restoreAnnexText } from './fill-statement.ts'

/** Where ours corrects what is printed: an excerpt of the source, with its fill-ins as “…”, and the same excerpt as we have it. */
export interface Slip {
  readonly printed: string
  readonly ours: string
}

/** `idle`: the slip is not in the source, so it corrects nothing. */
export type OfficialMatch = { kind: 'same' } | { kind: 'differs'; law: string; own: string } | { kind: 'idle' }

/**
 * Compares one of our statements with the Official Journal's, word for word. Fill-ins are “…” with us, and `<…>`, `‹…>`, `…` or three stops
 * in the source; choices turn back into slashes. EUH380 to EUH451 carry no final stop in several languages; ours do.
 * @param code such as `P260`
 * @param own our text, as `statements.json` has it
 * @param printed the text of CLP Annex II, III or IV
 */
export function matchOfficialText(code: string, own: string, printed: string, slip?: Slip): OfficialMatch {
  const source = openFillIns(printed)
  const law = slip ? source.replace(slip.printed, slip.ours) : source
  if (slip !== undefined && law === source) return { kind: 'idle' }
  const restored = restoreAnnexText(own)
  const isSame = law === restored || (mayLackItsStop.test(code) && `${law}.` === restored)
  return isSame ? { kind: 'same' } : { kind: 'differs', law, own: restored }
}

/** The Official Journal's text with its fill-ins as “…”. */
const openFillIns = (printed: string): string => printed.replaceAll(/[<‹][^>›]*[>›]|\.\.\./g, '…')

const mayLackItsStop = /^EUH(38|4[345])/

/** A text of the Official Journal as fingerprints are taken of it: fill-ins as “…”, and EUH380 to EUH451 with a final stop. */
export const normaliseOfficialText = (code: string, printed: string): string => {
  const text = openFillIns(printed)
  return mayLackItsStop.test(code) && !text.endsWith('.') ? `${text}.` : text
}

/** What the Official Journal prints, normalised, where ours is right: our text with the slip put back. */
export const officialTextBehind = (own: string, slip?: Slip): string => {
  const restored = restoreAnnexText(own)
  return slip ? restored.replace(slip.ours, slip.printed) : restored
}
