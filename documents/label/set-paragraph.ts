import { leastLineDistance } from '../../clp/label-sizes.ts'
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
const singleLineHeight = 1.1
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
    height += heightOf(line.words, lineHeight)
    widest = Math.max(widest, line.width)
  }
  return { lines: lines.map(({ words }) => joinPieces(words)), lineHeight, height: height * textSize, width: widest * textSize }
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

function breakLines(words: readonly Word[], width: number): { words: Word[]; width: number }[] {
  const lines: { words: Word[]; width: number }[] = []
  let line: Word[] = []
  let end = 0 // of the line's last word
  let next = 0 // where a further word begins
  const close = () => {
    if (line.length > 0) lines.push({ words: line, width: end })
    line = []
    next = 0
  }
  const add = (word: Word) => {
    if (line.length > 0 && next + word.width > width) close()
    line.push(word)
    end = next + word.width
    next = end + word.space
  }
  for (const word of words) {
    if (word.width <= longWord * width || isUnbroken(word)) add(word)
    else
      for (const part of splitWord(word, width))
        for (const piece of part.width > width ? splitAnywhere(part, width - next, width) : [part]) add(piece)
  }
  close()
  return lines
}

function isUnbroken(word: Word): boolean {
  return word.pieces.some(({ run }) => run.role !== undefined)
}

/** The lines stand in boxes above and below their base line, as high as the largest type on them. */
function heightOf(words: readonly Word[], lineHeight: number): number {
  const scale = words.reduce((largest, { pieces }) => Math.max(largest, ...pieces.map(({ run }) => run.scale)), 0)
  return scale * lineHeight
}

/** Pieces of one run after each other become one again; every word keeps the space behind it. */
function joinPieces(words: readonly Word[]): Run[] {
  const runs: Run[] = []
  let source: Run | undefined
  for (const { run, text } of words.flatMap(({ pieces }) => pieces)) {
    const last = runs.at(-1)
    if (last && source === run && run.role !== 'mark') last.text += text
    else runs.push({ ...run, text })
    source = run
  }
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

/** A component of a chemical name breaks only where it is wider than the line. */
function splitWord(word: Word, width: number): Word[] {
  const split = (text: string) => {
    if (!holdsName(text)) return text.split(atSigns)
    return word.width > width ? partName(text, () => true) : [text]
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
