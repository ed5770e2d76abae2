import { leastLineDistance } from '../../clp/label-sizes.ts'
import { partMorphemes } from '../../shared/name-morphemes.ts'
import { holdsName, partName } from '../../shared/part-names.ts'
import { loadLabelFonts, type LabelWeight } from './label-fonts.ts'

/** A piece of a text in one weight and size. */
export interface Run {
  text: string
  weight: LabelWeight
  /** Multiple of the size of the label's text. */
  scale: number
  /** `mark`: a language mark in its box. `unbroken`: stays on one line, such as a UFI. */
  role?: 'mark' | 'unbroken'
}

export interface Paragraph {
  runs: Run[]
  /** Lines of this text may stand closer while there is only one: names and signal words. */
  single?: true
}

export interface SetParagraph {
  lines: Run[][]
  /** 1.1 or 1.2 times the size of the type. */
  lineHeight: number
  /** mm */
  height: number
  /** Of the widest line, mm; at most as wide as the text prints. */
  width: number
}

/** A part of a text that no line breaks, with the space behind it that vanishes at the end of a line. Widths in em of the label's text. */
interface Word {
  pieces: { run: Run; text: string; width: number }[]
  width: number
  space: number
}

/** Distance of lines where a text stays on one line. */
export const singleLineHeight = 1.1
/** Around the letters of a language mark on each side, and behind its box, in em. */
export const markInset = 0.35
const markSpace = 0.15

const atSpaces = /(?<= )/u
/** After a hyphen before a letter a line ends of itself (Unicode Annex 14), but not before an ending of one letter (HOS-a). */
const atHyphens = /(?<=(?<=[^\s(][^\s(])-)(?=\p{L})(?!\p{L}(?![\p{L}\p{N}-]))/u
/**
 * Where a long word may end a line without a hyphen: not within a unit (500 g/l), nor behind the hyphen that begins it (-beschichtungen), nor
 * before an ending of one letter.
 */
const atSigns =
  /(?<=[,;:)\]}/\\_=&?+.@|~#%*\-–—])(?<!^-)(?<!\d\u00a0\p{L}{1,3}\/)(?!(?<=-)\p{L}(?![\p{L}\p{N}-]))(?![,;:)\]}/\\_=&?+.@|~#%*\-–—])|(?=[([{])/u
/** A word wider than this share of its line may break at its signs. */
const longWord = 0.3

/**
 * Breaks a text into lines.
 * @param width mm
 * @param textSize size of the label's text in mm
 */
export function setParagraph(paragraph: Paragraph, width: number, textSize: number): SetParagraph {
  const lines = breakLines(wordsOf(paragraph), Math.max(width, 0) / textSize)
  const lineHeight = paragraph.single && lines.length === 1 ? singleLineHeight : leastLineDistance
  let height = 0
  let widest = 0
  for (const line of lines) {
    height += scaleOf(line.words) * lineHeight
    widest = Math.max(widest, line.width)
  }
  return { lines: lines.map(({ words }) => joinPieces(words)), lineHeight, height: height * textSize, width: widest * textSize }
}

/** A line as it is set. */
export interface SetLine {
  runs: Run[]
  /** The largest type on it. */
  scale: number
}

/** What is left of a text, line by line: each may have a width of its own. */
export interface LineSource {
  readonly isEmpty: boolean
  /** @param width mm */
  take(width: number): { line: SetLine; rest: LineSource }
}

/** A text to be set in lines of different widths. @param textSize size of the label's text in mm */
export function linesOf(paragraph: Paragraph, textSize: number): LineSource {
  const source = (left: Rest): LineSource => ({
    isEmpty: !isLeft(left),
    take(width) {
      const { line, rest } = takeLine(left, Math.max(width, 0) / textSize)
      return { line: { runs: joinPieces(line.words), scale: scaleOf(line.words) }, rest: source(rest) }
    },
  })
  return source({ words: wordsOf(paragraph), next: 0, parts: [] })
}

/** Width of a text on one line, in mm. */
export function widthOnOneLine(paragraph: Paragraph, textSize: number): number {
  return lineWidth(wordsOf(paragraph)) * textSize
}

/** Width of the widest word, in mm. A word that is wider than its line breaks at its signs or anywhere. */
export function widestWord(paragraph: Paragraph, textSize: number): number {
  return Math.max(0, ...wordsOf(paragraph).map(({ width }) => width)) * textSize
}

/** Width of the widest part that never breaks, in mm. */
export function widestUnbroken(paragraph: Paragraph, textSize: number): number {
  return Math.max(0, ...wordsOf(paragraph).map((word) => (isUnbroken(word) ? word.width : 0))) * textSize
}

function lineWidth(words: readonly Word[]): number {
  return words.reduce((sum, word, index) => sum + word.width + (index < words.length - 1 ? word.space : 0), 0)
}

interface Line {
  words: Word[]
  /** em */
  width: number
}

function breakLines(words: readonly Word[], width: number): Line[] {
  const lines: Line[] = []
  let rest: Rest = { words, next: 0, parts: [] }
  while (isLeft(rest)) {
    const taken = takeLine(rest, width)
    lines.push(taken.line)
    rest = taken.rest
  }
  return lines
}

/** What is not yet set: parts of a word that was split, then the words from `next` on. */
interface Rest {
  words: readonly Word[]
  next: number
  parts: readonly Word[]
}

function isLeft({ words, next, parts }: Rest): boolean {
  return parts.length > 0 || next < words.length
}

/** The next line, at least one word or part of a word long. @param width em */
function takeLine({ words, next: first, parts: open }: Rest, width: number): { line: Line; rest: Rest } {
  const line: Word[] = []
  const parts = [...open]
  let next = first
  let end = 0 // of the line's last word
  let begin = 0 // where a further word begins
  for (;;) {
    const word = words[next]
    if (parts.length === 0 && word && word.width > longWord * width && !isUnbroken(word)) {
      parts.push(...splitWord(word, width))
      next++
    }
    const [part] = parts
    if (part && part.width > width && !isUnbroken(part)) {
      const smaller = splitWord(part, width)
      parts.splice(0, 1, ...(smaller.length > 1 ? smaller : splitAnywhere(part, width - begin, width)))
      if (smaller.length > 1) continue
    }
    const taken = parts[0] ?? words[next]
    if (!taken || (line.length > 0 && begin + taken.width > width)) break
    if (parts.length > 0) parts.shift()
    else next++
    line.push(taken)
    end = begin + taken.width
    begin = end + taken.space
  }
  return { line: { words: line, width: end }, rest: { words, next, parts } }
}

function isUnbroken(word: Word): boolean {
  return word.pieces.some(({ run }) => run.role !== undefined)
}

/** The lines stand in boxes above and below their base line, as high as the largest type on them. */
function scaleOf(words: readonly Word[]): number {
  let largest = 0
  for (const { pieces } of words) for (const { run } of pieces) largest = Math.max(largest, run.scale)
  return largest
}

/** Pieces of one run after each other become one again; every word keeps the space behind it. */
function joinPieces(words: readonly Word[]): Run[] {
  const runs: Run[] = []
  let source: Run | undefined
  let text = ''
  const close = () => {
    if (source) runs.push({ ...source, text })
  }
  for (const { pieces } of words) {
    for (const piece of pieces) {
      if (source === piece.run && source.role !== 'mark') text += piece.text
      else {
        close()
        source = piece.run
        text = piece.text
      }
    }
  }
  close()
  return runs
}

// A paragraph is set many times while its size is sought; its words are measured once.
const knownWords = new WeakMap<Paragraph, Word[]>()

function wordsOf(paragraph: Paragraph): Word[] {
  const known = knownWords.get(paragraph)
  if (known) return known
  const words: Word[] = []
  let isOpen = false // whether the last word goes on in the next run
  for (const run of paragraph.runs) {
    if (run.role === 'mark') {
      words.push(markWord(run))
      isOpen = false
      continue
    }
    const chunks =
      run.role === 'unbroken'
        ? [run.text]
        : run.text
            .replaceAll(/[ \n]+/g, ' ')
            .split(atSpaces)
            .flatMap(partWord)
    for (const chunk of chunks) {
      if (chunk === '') continue
      const word = measureWord(run, chunk)
      const last = words.at(-1)
      if (isOpen && last) {
        last.pieces.push(...word.pieces)
        last.width += word.width
        last.space = word.space
      } else words.push(word)
      isOpen = !chunk.endsWith(' ') && chunk === chunks.at(-1)
    }
  }
  knownWords.set(paragraph, words)
  return words
}

/** Where a line may end within a word: a chemical name between its components alone. */
function partWord(word: string): string[] {
  return holdsName(word) ? partName(word) : word.split(atHyphens)
}

function measureWord(run: Run, chunk: string): Word {
  const fonts = loadLabelFonts()
  const text = chunk.trimEnd()
  const width = fonts.widthOf(text, run.weight) * run.scale
  return { pieces: [{ run, text: chunk, width }], width, space: chunk.endsWith(' ') ? fonts.widthOf(' ', run.weight) * run.scale : 0 }
}

function markWord(run: Run): Word {
  const fonts = loadLabelFonts()
  const width = (fonts.widthOf(run.text, run.weight) + 2 * markInset) * run.scale
  return { pieces: [{ run, text: run.text, width }], width, space: (fonts.widthOf(' ', run.weight) + markSpace) * run.scale }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A component of a chemical name breaks only where it is wider than the line: behind its locants, then between its morphemes. */
function splitWord(word: Word, width: number): Word[] {
  const split = (text: string) => {
    const isName = holdsName(text)
    if (isName && word.width <= width) return [text]
    const parts = isName ? partName(text, () => true) : text.split(atSigns)
    return parts.length === 1 && word.width > width ? partMorphemes(text) : parts
  }
  return word.pieces.flatMap(({ run, text }) =>
    split(text)
      .filter((part) => part !== '')
      .map((part) => measureWord(run, part)),
  )
}

/**
 * Parts of a word that is wider than its line, each as wide as there is room for it.
 * @param rest room on the line that is begun, in em
 */
function splitAnywhere(word: Word, rest: number, width: number): Word[] {
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
