/** The texts of a label as they are given to be set, and the words in which they are measured. */
import type { LanguageCode } from '../../shared/languages.ts'
import type { LabelWeight } from './label-fonts.ts'

/** What stands in a line that ends in the middle of a word: a soft hyphen, so that whoever joins the lines has the text again. */
export const lineHyphen = '\u00ad'

/** The text of the last run of a line as it is printed: with a hyphen that is seen. */
export function showHyphen(text: string): string {
  return text.endsWith(lineHyphen) ? `${text.slice(0, -1)}-` : text
}

/** A piece of a text in one weight and size. */
export interface Run {
  text: string
  weight: LabelWeight
  /** Multiple of the size of the label's text. */
  scale: number
  /**
   * `mark`: a language mark in its box. `unbroken`: stays on one line, such as a UFI. `codes`: none of its words breaks where a line holds it,
   * such as product codes.
   */
  role?: 'mark' | 'unbroken' | 'codes'
}

export interface Paragraph {
  runs: Run[]
  /** Lines of this text may stand closer while there is only one: names and signal words. */
  single?: true
  /** Language by whose syllables a word that is wider than its line is broken. */
  language?: LanguageCode
  /** Cached while the size is being searched, since the text is set many times: its words, and its lines by width in em. */
  measured?: { words: readonly Word[]; lines: Map<number, BrokenLines> }
}

/** A part of a text that no line breaks, with the space behind it that vanishes at the end of a line. Widths in em of the label's text. */
export interface Word {
  pieces: { run: Run; text: string; width: number }[]
  width: number
  space: number
  /** Of its largest type. */
  scale: number
  /** em: a line that ends behind it shows a hyphen of this width, for the word goes on. */
  hyphen?: number
  /** Its parts, once they have been looked for: where a line holds it, and where it is wider than that. */
  parts?: { narrow?: readonly Word[]; wide?: readonly Word[] }
  isCode?: boolean
}

export interface BrokenLines {
  lines: (readonly Word[])[]
  /** The largest type on each. */
  scales: number[]
  /** em */
  widest: number
}
