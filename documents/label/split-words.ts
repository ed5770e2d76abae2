import { partMorphemes } from '../../shared/name-morphemes.ts'
import { holdsName, partName } from '../../shared/part-names.ts'
import { loadLabelFonts } from './label-fonts.ts'
import { isCode, isUnbroken, measureWord } from './measure-words.ts'
import type { Word } from './text-runs.ts'

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

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A component of a chemical name breaks only where it is wider than the line: behind its locants, then between its morphemes. */
export function splitWord(word: Word, width: number): readonly Word[] {
  const isWide = word.width > width
  const known = (word.parts ??= {})
  if (isWide) return (known.wide ??= partsOf(word, true))
  return (known.narrow ??= partsOf(word, false))
}

function partsOf({ pieces }: Word, isWide: boolean): Word[] {
  const split = (text: string) => {
    const isName = holdsName(text)
    if (isName && !isWide) return [text]
    const parts = isName ? partName(text, () => true) : text.split(atSigns)
    return parts.length === 1 && isWide ? partMorphemes(text) : parts
  }
  return pieces.flatMap(({ run, text }) =>
    split(text)
      .filter((part) => part !== '')
      .map((part) => measureWord(run, part)),
  )
}

/**
 * Parts of a word that is wider than its line, each as wide as there is room for it.
 * @param rest room on the line that is begun, in em
 */
export function splitAnywhere(word: Word, rest: number, width: number): Word[] {
  const fonts = loadLabelFonts()
  const parts: Word[] = []
  let room = rest
  for (const { run, text } of word.pieces) {
    let start = 0
    let used = 0
    for (const { segment, index } of graphemes.segment(text)) {
      const letter = segment === ' ' ? 0 : fonts.widthOf(segment, run.weight) * run.scale
      if (used + letter > room) {
        if (index > start) parts.push(measureWord(run, text.slice(start, index)))
        start = index
        used = 0
        room = width
      }
      used += letter
    }
    if (start < text.length) parts.push(measureWord(run, text.slice(start)))
    room -= used
  }
  return parts
}
