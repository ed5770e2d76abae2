import { leastLineDistance } from '../../clp/label/label-sizes.ts'
import { holdsName, partName } from '../../shared/part-names.ts'
import { loadLabelFonts, type LabelWeight } from './label-fonts.ts'
import type { Paragraph, Run, Word } from './text-runs.ts'

/** Distance of lines where a text stays on one line. */
export const singleLineHeight = 1.1
/** Around the letters of a language mark on each side, and behind its box, in em. */
export const markInset = 0.35
export const markSpace = 0.15

const atSpaces = /(?<= )/u
/** After a hyphen before a letter a line ends of itself (Unicode Annex 14), but not before an ending of one letter (HOS-a). */
const atHyphens = /(?<=(?<=[^\s(][^\s(])-)(?=\p{L})(?!\p{L}(?![\p{L}\p{N}-]))/u
/**
 * A code or number that people compare letter by letter, `PUL-4410-005` or `200-578-6,`: capitals and digits, joined by signs. It breaks only
 * where it is wider than a line.
 */
const identifier = /^[([{]*(?=[^\d]*\d)[\p{Lu}\d]+(?:[-./][\p{Lu}\d]+)+[)\]},;:.]*$/u

/** Width of a text on one line, in mm. */
export function widthOnOneLine(paragraph: Paragraph, textSize: number): number {
  return lineWidth(wordsOf(paragraph)) * textSize
}

/** What a text takes however its lines are broken, em² with the space behind each word, and its widest space, em. */
export function areaOf(paragraph: Paragraph): { area: number; widestSpace: number } {
  const lineHeight = paragraph.single ? singleLineHeight : leastLineDistance
  let area = 0
  let widestSpace = 0
  for (const { pieces, space } of wordsOf(paragraph)) {
    for (const { run, width } of pieces) area += width * run.scale * lineHeight
    area += space * lineHeight
    widestSpace = Math.max(widestSpace, space)
  }
  return { area, widestSpace }
}

/** Width of the widest word, in mm. A word that is wider than its line breaks at its signs or anywhere. */
export function widestWord(paragraph: Paragraph, textSize: number): number {
  return Math.max(0, ...wordsOf(paragraph).map(({ width }) => width)) * textSize
}

/** Width of the widest part that never breaks, in mm. */
export function widestUnbroken(paragraph: Paragraph, textSize: number): number {
  return Math.max(0, ...wordsOf(paragraph).map((word) => (isUnbroken(word) ? word.width : 0))) * textSize
}

/**
 * The text of a run on its line, for what breaks lines by itself: each hyphen behind which none may end is U+2011, which Unicode has for it.
 * The last sign stays, for there the line has ended.
 */
export function bindHyphens(run: Run): string {
  const chunks = run.role === 'unbroken' ? [run] : chunksOf(run)
  return chunks.map(({ text }) => text.replaceAll(/-(?=\S)/gu, '\u2011')).join('')
}

export function measure(paragraph: Paragraph): NonNullable<Paragraph['measured']> {
  return (paragraph.measured ??= { words: measureWords(paragraph), lines: new Map() })
}

export function wordsOf(paragraph: Paragraph): readonly Word[] {
  return measure(paragraph).words
}

function measureWords(paragraph: Paragraph): Word[] {
  const words: Word[] = []
  let isOpen = false // whether the last word goes on in the next run
  for (const run of paragraph.runs) {
    if (run.role === 'mark') {
      words.push(markWord(run))
      isOpen = false
      continue
    }
    const chunks = run.role === 'unbroken' ? [chunkOf(run.text, run.weight)] : chunksOf(run)
    for (const { text: chunk, width, space, goesOn } of chunks) {
      if (chunk === '') continue
      const word = wordOf(run, { text: chunk, width, space })
      if (goesOn) word.hyphen = hyphenWidth(run)
      const last = words.at(-1)
      if (isOpen && last) {
        last.pieces.push(...word.pieces)
        last.width += word.width
        last.space = word.space
        last.scale = Math.max(last.scale, word.scale)
        if (word.hyphen !== undefined) last.hyphen = word.hyphen
      } else words.push(word)
      isOpen = !chunk.endsWith(' ') && chunk === chunks.at(-1)?.text
    }
  }
  return words
}

/** Where a line may end within a word: a chemical name between its components alone. */
function partWord(word: string): string[] {
  return holdsName(word) ? partName(word) : word.split(atHyphens)
}

/** A part of a text with the space behind it: widths in em of its own type. */
interface Chunk {
  text: string
  /** It goes on with a letter or a bracket, so that a line which ends behind it shows a hyphen. */
  goesOn?: true
  width: number
  space: number
}

// Labels say the same sentences again and again: how they are parted depends on text and weight alone.
const knownChunks = new Map<string, readonly Chunk[]>()
const mostKnown = 3_000

function chunksOf({ text, weight, role }: Run): readonly Chunk[] {
  const key = `${weight} ${role ?? ''} ${text}`
  const known = knownChunks.get(key)
  if (known) return known
  const chunks = text
    .replaceAll(/[ \n]+/g, ' ')
    .split(atSpaces)
    .flatMap((word) => {
      const parts = role === 'codes' || identifier.test(word.trimEnd()) ? [word] : partWord(word)
      return parts.map((part, index): Chunk => {
        const chunk = chunkOf(part, weight)
        return index < parts.length - 1 && !part.endsWith('-') ? { ...chunk, goesOn: true } : chunk
      })
    })
  // A text of pages is one of a kind.
  if (text.length > 2_000) return chunks
  if (knownChunks.size >= mostKnown) knownChunks.clear()
  knownChunks.set(key, chunks)
  return chunks
}

function chunkOf(text: string, weight: LabelWeight): Chunk {
  const fonts = loadLabelFonts()
  return { text, width: fonts.widthOf(text.trimEnd(), weight), space: text.endsWith(' ') ? fonts.widthOf(' ', weight) : 0 }
}

/** em of the label's text */
export function hyphenWidth({ weight, scale }: Run): number {
  return loadLabelFonts().widthOf('-', weight) * scale
}

export function measureWord(run: Run, chunk: string): Word {
  return wordOf(run, chunkOf(chunk, run.weight))
}

function wordOf(run: Run, { text, width, space }: Chunk): Word {
  const { scale } = run
  return { pieces: [{ run, text, width: width * scale }], width: width * scale, space: space * scale, scale }
}

function markWord(run: Run): Word {
  const fonts = loadLabelFonts()
  const width = (fonts.widthOf(run.text, run.weight) + 2 * markInset) * run.scale
  const space = (fonts.widthOf(' ', run.weight) + markSpace) * run.scale
  return { pieces: [{ run, text: run.text, width }], width, space, scale: run.scale }
}

export function isUnbroken(word: Word): boolean {
  return word.pieces.some(({ run }) => run.role === 'mark' || run.role === 'unbroken')
}

export function isCode(word: Word): boolean {
  const { pieces } = word
  return (word.isCode ??=
    pieces.some(({ run }) => run.role === 'codes') || identifier.test(pieces.map(({ text }) => text.trimEnd()).join('')))
}

function lineWidth(words: readonly Word[]): number {
  return words.reduce((sum, word, index) => sum + word.width + (index < words.length - 1 ? word.space : 0), 0)
}
