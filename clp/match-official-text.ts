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
  const source = printed.replaceAll(/[<‹][^>›]*[>›]|\.\.\./g, '…')
  const law = slip ? source.replace(slip.printed, slip.ours) : source
  if (slip !== undefined && law === source) return { kind: 'idle' }
  const restored = restoreAnnexText(own)
  const isSame = law === restored || (/^EUH(38|4[345])/.test(code) && `${law}.` === restored)
  return isSame ? { kind: 'same' } : { kind: 'differs', law, own: restored }
}
