import { create } from 'fontkit'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Rich, Run } from '../document-model.ts'
import { fitLine } from '../rendering/fit-text.ts'
import { readFonts } from '../rendering/load-fonts.ts'

/** Weights of Source Sans 3, in which the instructions are set. */
export type Weight = 400 | 600 | 700

/** A text of a given size in a column. Lengths in u, the unit of the poster. */
export interface Setting {
  width: number
  size: number
  weight: Weight
}

type Widths = (text: string, language: LanguageCode) => number
let loaded: ReadonlyMap<Weight, Widths> | undefined

/** Bulgarian has letters of its own form in this typeface, and they are wider. */
const formsOf: Partial<Record<LanguageCode, { script: string; language: string }>> = { bg: { script: 'cyrl', language: 'BGR ' } }

// Read once per process: the server breaks the lines itself, so that it knows before it prints whether all will fit. Each letter is looked up
// in a table by its number, since a poster measures some ten thousand of them.
function loadWidths(): ReadonlyMap<Weight, Widths> {
  if (loaded) return loaded
  const [regular, , semibold, bold] = readFonts('sheet').map((file) => create(file))
  if (!regular || !semibold || !bold) throw new Error('Source Sans 3 lacks a cut')
  const fonts = [
    [400, regular],
    [600, semibold],
    [700, bold],
  ] as const
  loaded = new Map(
    fonts.map(([weight, font]) => {
      const known = new Map<string | undefined, Float64Array>()
      const measure = (letter: string, language: LanguageCode): number => {
        const point = letter.codePointAt(0) ?? 0
        if (isInvisible(point)) return 0
        const forms = formsOf[language]
        const units = forms
          ? font.layout(letter, undefined, forms.script, forms.language).advanceWidth
          : font.glyphForCodePoint(point).advanceWidth
        return units / font.unitsPerEm
      }
      const widthOf: Widths = (text, language) => {
        const forms = formsOf[language]?.language
        const widths = known.get(forms) ?? new Float64Array(0x10000).fill(-1)
        known.set(forms, widths)
        let sum = 0
        for (let index = 0; index < text.length; index++) {
          const point = text.codePointAt(index) ?? 0
          let width = widths[point] ?? -1
          if (width < 0) {
            width = measure(String.fromCodePoint(point), language)
            // Beyond the Basic Multilingual Plane a letter is two units, and rare.
            if (point < widths.length) widths[point] = width
          }
          if (point >= widths.length) index += 1
          sum += width
        }
        return sum
      }
      return [weight, widthOf]
    }),
  )
  return loaded
}

/** Soft hyphen and zero-width space. */
const isInvisible = (point: number) => point === 0xad || point === 0x200b

/** Width in em on one line; kerning, which is left out, only ever makes a line narrower. */
export function widthOf(text: string, weight: Weight, language: LanguageCode): number {
  return loadWidths().get(weight)?.(text, language) ?? 0
}

/** Behind a space, a mark where a long word may break, or a hyphen between letters (Unicode Annex 14); not at spaces without a break. */
const breaks = /(?<=[ \u00ad\u200b\n])|(?<=\p{L}{2}[-‑/])(?=\p{L})/u
const millimetresPerPoint = 25.4 / 72

/**
 * The lines of a text, as full as they become from the first on. A word that is too long for a line is broken, never cut off.
 * @returns at least one line, unless the text is empty
 */
export function breakLines(text: Rich, { width, size, weight }: Setting, language: LanguageCode): Rich[] {
  // Long words are fitted by an estimate in which only the proportion of type and width counts; a word that fits stays whole.
  const measure = { width: width * 0.96, size: size / millimetresPerPoint }
  const isNarrow = (word: string) => widthOf(word.trimEnd(), weight, language) * size <= width
  const fit = (word: string) => fitLine(word, isNarrow(word) ? { ...measure, width: Infinity } : measure, language)
  const words: Run[][] = []
  let isOpen = false
  for (const run of text) {
    const pieces = run.text
      .replaceAll(/\s*\n\s*/g, ' ')
      .split(/(?<= )/)
      .flatMap((word) => fit(word).split(breaks))
      .flatMap((word) => splitTooLong(word, width / size, weight, language))
    for (const [index, piece] of pieces.entries()) {
      const word = { ...run, text: piece }
      // Runs follow each other without a gap: a line ends between them only where the first one allows it.
      if (isOpen && index === 0) words.at(-1)?.push(word)
      else words.push([word])
    }
    isOpen = !/[\s\u00ad\u200b]$/u.test(run.text)
  }
  const lines: Rich[] = []
  let line: Rich = []
  let used = 0
  for (const word of words) {
    const whole = word.map((run) => run.text).join('')
    const bare = widthOf(whole.trimEnd(), weight, language) * size
    if (line.length > 0 && used + bare > width) {
      lines.push(endLine(line))
      line = []
      used = 0
    }
    line.push(...word)
    used += widthOf(whole, weight, language) * size
  }
  return line.length > 0 ? [...lines, endLine(line)] : lines
}

/** What the estimate took for short enough. */
function splitTooLong(word: string, em: number, weight: Weight, language: LanguageCode): string[] {
  if (widthOf(word.trimEnd(), weight, language) <= em) return [word]
  const pieces: string[] = ['']
  for (const letter of word) {
    const last = pieces.at(-1) ?? ''
    if (last !== '' && widthOf(last + letter, weight, language) > em) pieces.push(letter)
    else pieces[pieces.length - 1] = last + letter
  }
  return pieces
}

/** Runs of one kind are joined again; the space at the end goes, and a soft hyphen there is printed. */
function endLine(line: Rich): Rich {
  const joined: Rich = []
  for (const run of line) {
    const last = joined.at(-1)
    if (last && last.missing === run.missing) last.text += run.text
    else joined.push({ ...run })
  }
  const end = joined.at(-1)
  if (end) end.text = end.text.replace(/\u00ad$/, '-').trimEnd()
  return joined.map((run) => ({ ...run, text: run.text.replaceAll(/[\u00ad\u200b]/g, '') }))
}
