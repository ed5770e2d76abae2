import type { LanguageCode } from '../../shared/languages.ts'
import { partMorphemes } from '../../shared/name-morphemes.ts'
import { holdsName, partName } from '../../shared/part-names.ts'
import { partSyllables } from '../rendering/hyphenate-word.ts'
import { loadLabelFonts } from './label-fonts.ts'
import { hyphenWidth, isCode, isUnbroken, measureWord } from './measure-words.ts'
import { lineHyphen, type Word } from './text-runs.ts'

/**
 * Where a long word may end a line without a hyphen: not within a unit (500 g/l), nor behind the hyphen that begins it (-beschichtungen), nor
 * before an ending of one letter.
 */
const atSigns =
  /(?<=[,;:)\]}/\\_=&?+.@|~#%*\-–—])(?<!^-)(?<!\d\u00a0\p{L}{1,3}\/)(?!(?<=-)\p{L}(?![\p{L}\p{N}-]))(?![,;:)\]}/\\_=&?+.@|~#%*\-–—])|(?=[([{])/u
/** Whether a word may break before it is wider than its line. @param width em */
export function mayBreak(word: Word, width: number): boolean {
  return !isUnbroken(word) && (word.width > width || !isCode(word))
}

/** An address, or a code of capitals and digits: a hyphen would be read as a part of it. */
const compared = /[@/\\_=&?+#%~]|\p{L}\.\p{L}|^(?=[^\p{Ll}]*\d)[^\p{Ll}]+$/u
/** Letters, or what closes a bracket of a name; behind its hyphens and commas a line ends without a further sign. */
const goesOn = /[\p{L}\p{M})\]}′’]$/u

/** em of the hyphen that a line shows which ends behind the piece, in the middle of a word. */
function hyphenOf(whole: Word, { run, text }: Word['pieces'][number]): number | undefined {
  if (isCode(whole) || !goesOn.test(text) || whole.pieces.some((piece) => compared.test(piece.text.trimEnd()))) return undefined
  return hyphenWidth(run)
}

/** The word as it ends its line, with a hyphen that is no part of the text. */
export function endLineWith(word: Word): Word {
  const last = word.pieces.at(-1)
  if (word.hyphen === undefined || !last) return word
  const pieces = [...word.pieces.slice(0, -1), { ...last, text: last.text + lineHyphen, width: last.width + word.hyphen }]
  return { pieces, width: word.width + word.hyphen, space: 0, scale: word.scale }
}

/**
 * A component of a chemical name breaks only where it is wider than the line: behind its locants, then between its morphemes. Any other word
 * between its syllables. What breaks between two letters takes a hyphen.
 */
export function splitWord(word: Word, width: number, language?: LanguageCode): readonly Word[] {
  const isWide = isWider(word, width)
  const known = (word.parts ??= {})
  if (isWide) return (known.wide ??= partsOf(word, true, language))
  return (known.narrow ??= partsOf(word, false))
}

/** Whether a line cannot hold the word, with its hyphen if it has one. @param width em */
export function isWider(word: Word, width: number): boolean {
  return word.width + (word.hyphen ?? 0) > width
}

function partsOf(word: Word, isWide: boolean, language?: LanguageCode): Word[] {
  const parts = word.pieces.flatMap((piece) => {
    const isName = holdsName(piece.text)
    if (isName && !isWide) return [measureWord(piece.run, piece.text)]
    const atPlaces = (isName ? partName(piece.text, () => true) : piece.text.split(atSigns)).filter((part) => part !== '')
    if (isName && atPlaces.length > 1) return hyphened(word, piece, atPlaces)
    if (atPlaces.length > 1 || !isWide) return atPlaces.map((part) => measureWord(piece.run, part))
    const syllables = language ? partSyllables(piece.text, language) : partMorphemes(piece.text)
    return hyphened(word, piece, syllables)
  })
  return [...parts.slice(0, -1), ...parts.slice(-1).map((last) => endedAs(last, word))]
}

/** The parts of a piece, each but the last with the hyphen that it shows at the end of a line. */
function hyphened(whole: Word, { run }: Word['pieces'][number], texts: readonly string[]): Word[] {
  return texts.map((text, index) => {
    const part = measureWord(run, text)
    const [piece] = part.pieces
    const hyphen = index < texts.length - 1 && piece ? hyphenOf(whole, piece) : undefined
    return hyphen === undefined ? part : { ...part, hyphen }
  })
}

/** The last part of a word that was itself a part ends as that did. */
function endedAs(part: Word, { hyphen }: Word): Word {
  return hyphen === undefined ? part : { ...part, hyphen }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Parts of a word that is wider than its line and has no place where it may break, each as wide as there is room for it.
 * @param rest room on the line that is begun, in em
 */
export function splitAnywhere(word: Word, rest: number, width: number): Word[] {
  const fonts = loadLabelFonts()
  const parts: Word[] = []
  let room = rest
  for (const piece of word.pieces) {
    const { run, text } = piece
    const texts: string[] = []
    const hyphen = hyphenOf(word, { ...piece, text: 'x' }) ?? 0
    let start = 0
    let used = 0
    for (const { segment, index } of graphemes.segment(text)) {
      const letter = segment === ' ' ? 0 : fonts.widthOf(segment, run.weight) * run.scale
      if (used + letter + hyphen > room) {
        if (index > start) texts.push(text.slice(start, index))
        start = index
        used = 0
        room = width
      }
      used += letter
    }
    if (start < text.length) texts.push(text.slice(start))
    parts.push(...hyphened(word, piece, texts))
    room -= used
  }
  return [...parts.slice(0, -1), ...parts.slice(-1).map((last) => endedAs(last, word))]
}
