import { leastLineDistance } from '../../clp/label/label-sizes.ts'
import { partMorphemes } from '../../shared/name-morphemes.ts'
import { holdsName, partName } from '../../shared/part-names.ts'
import { loadLabelFonts, type LabelWeight } from './label-fonts.ts'

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
  /** Noted while its size is sought, in which it is set many times: its words, and its lines by their width in em. */
  measured?: { words: readonly Word[]; lines: Map<number, BrokenLines> }
}

export interface SetParagraph {
  /** Of each line. `runsOf` makes of them what is printed: most texts are set for their height alone. */
  words: readonly (readonly Word[])[]
  /** 1.1 or 1.2 times the size of the type. */
  lineHeight: number
  /** mm */
  height: number
  /** Of the widest line, mm; at most as wide as the text prints. */
  width: number
}

/** A part of a text that no line breaks, with the space behind it that vanishes at the end of a line. Widths in em of the label's text. */
export interface Word {
  pieces: { run: Run; text: string; width: number }[]
  width: number
  space: number
  /** Its parts, once they have been looked for: where a line holds it, and where it is wider than that. */
  parts?: { narrow?: readonly Word[]; wide?: readonly Word[] }
  isCode?: boolean
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
/**
 * A code or number that people compare letter by letter, `PUL-4410-005` or `200-578-6,`: capitals and digits, joined by signs. It breaks only
 * where it is wider than a line.
 */
const identifier = /^[([{]*(?=[^\d]*\d)[\p{Lu}\d]+(?:[-./][\p{Lu}\d]+)+[)\]},;:.]*$/u
/** A word wider than this share of its line may break at its signs. */
const longWord = 0.3

/**
 * Breaks a text into lines.
 * @param width mm
 * @param textSize size of the label's text in mm
 */
export function setParagraph(paragraph: Paragraph, width: number, textSize: number): SetParagraph {
  const { lines, scales, widest } = brokenLines(paragraph, Math.max(width, 0) / textSize)
  const lineHeight = paragraph.single && lines.length === 1 ? singleLineHeight : leastLineDistance
  const height = scales.reduce((sum, scale) => sum + scale * lineHeight, 0)
  return { words: lines, lineHeight, height: height * textSize, width: widest * textSize }
}

/** The lines of a text as they are printed. */
export function runsOf({ words }: Pick<SetParagraph, 'words'>): Run[][] {
  return words.map(joinPieces)
}

/**
 * The text of a run on its line, for what breaks lines by itself: each hyphen behind which none may end is U+2011, which Unicode has for it.
 * The last sign stays, for there the line has ended.
 */
export function bindHyphens(run: Run): string {
  const chunks = run.role === 'unbroken' ? [run] : chunksOf(run)
  return chunks.map(({ text }) => text.replaceAll(/-(?=\S)/gu, '\u2011')).join('')
}

/** A line as it is set; `joinPieces` makes its runs, which most lines never need. */
export interface SetLine {
  words: readonly Word[]
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
      return { line: { words: line.words, scale: scaleOf(line.words) }, rest: source(rest) }
    },
  })
  return source({ words: wordsOf(paragraph), next: 0, parts: [] })
}

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

function lineWidth(words: readonly Word[]): number {
  return words.reduce((sum, word, index) => sum + word.width + (index < words.length - 1 ? word.space : 0), 0)
}

interface Line {
  words: Word[]
  /** em */
  width: number
}

export interface BrokenLines {
  lines: (readonly Word[])[]
  /** The largest type on each. */
  scales: number[]
  /** em */
  widest: number
}

/** @param width em */
function brokenLines(paragraph: Paragraph, width: number): BrokenLines {
  const { words, lines } = measure(paragraph)
  const broken = lines.get(width) ?? breakLines(words, width)
  lines.set(width, broken)
  return broken
}

function breakLines(words: readonly Word[], width: number): BrokenLines {
  const broken: BrokenLines = { lines: [], scales: [], widest: 0 }
  let rest: Rest = { words, next: 0, parts: [] }
  while (isLeft(rest)) {
    const { line, rest: left } = takeLine(rest, width)
    broken.lines.push(line.words)
    broken.scales.push(scaleOf(line.words))
    broken.widest = Math.max(broken.widest, line.width)
    rest = left
  }
  return broken
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
  let parts = open
  let next = first
  let end = 0 // of the line's last word
  let begin = 0 // where a further word begins
  for (;;) {
    const word = words[next]
    if (parts.length === 0 && word && word.width > longWord * width && mayBreak(word, width)) {
      parts = splitWord(word, width)
      next++
    }
    const [part] = parts
    if (part && part.width > width && !isUnbroken(part)) {
      const smaller = splitWord(part, width)
      parts = [...(smaller.length > 1 ? smaller : splitAnywhere(part, width - begin, width)), ...parts.slice(1)]
      if (smaller.length > 1) continue
    }
    const taken = parts[0] ?? words[next]
    if (!taken || (line.length > 0 && begin + taken.width > width)) break
    if (parts.length > 0) parts = parts.slice(1)
    else next++
    line.push(taken)
    end = begin + taken.width
    begin = end + taken.space
  }
  return { line: { words: line, width: end }, rest: { words, next, parts } }
}

function isUnbroken(word: Word): boolean {
  return word.pieces.some(({ run }) => run.role === 'mark' || run.role === 'unbroken')
}

/** Whether a word may break before it is wider than its line. @param width em */
function mayBreak(word: Word, width: number): boolean {
  return !isUnbroken(word) && (word.width > width || !isCode(word))
}

function isCode(word: Word): boolean {
  const { pieces } = word
  return (word.isCode ??=
    pieces.some(({ run }) => run.role === 'codes') || identifier.test(pieces.map(({ text }) => text.trimEnd()).join('')))
}

/** The lines stand in boxes above and below their base line, as high as the largest type on them. */
function scaleOf(words: readonly Word[]): number {
  let largest = 0
  for (const { pieces } of words) for (const { run } of pieces) largest = Math.max(largest, run.scale)
  return largest
}

/** Pieces of one run after each other become one again; every word keeps the space behind it. */
export function joinPieces(words: readonly Word[]): Run[] {
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

function measure(paragraph: Paragraph): NonNullable<Paragraph['measured']> {
  return (paragraph.measured ??= { words: measureWords(paragraph), lines: new Map() })
}

function wordsOf(paragraph: Paragraph): readonly Word[] {
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
    for (const { text: chunk, width, space } of chunks) {
      if (chunk === '') continue
      const word = { pieces: [{ run, text: chunk, width: width * run.scale }], width: width * run.scale, space: space * run.scale }
      const last = words.at(-1)
      if (isOpen && last) {
        last.pieces.push(...word.pieces)
        last.width += word.width
        last.space = word.space
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
  width: number
  space: number
}

// Labels say the same sentences again and again: what they are parted into hangs on text and weight alone.
const knownChunks = new Map<string, readonly Chunk[]>()
const mostKnown = 3_000

function chunksOf({ text, weight, role }: Run): readonly Chunk[] {
  const key = `${weight} ${role ?? ''} ${text}`
  const known = knownChunks.get(key)
  if (known) return known
  const chunks = text
    .replaceAll(/[ \n]+/g, ' ')
    .split(atSpaces)
    .flatMap((word) => (role === 'codes' || identifier.test(word.trimEnd()) ? [word] : partWord(word)))
    .map((chunk) => chunkOf(chunk, weight))
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

function measureWord(run: Run, chunk: string): Word {
  const { width, space } = chunkOf(chunk, run.weight)
  return { pieces: [{ run, text: chunk, width: width * run.scale }], width: width * run.scale, space: space * run.scale }
}

function markWord(run: Run): Word {
  const fonts = loadLabelFonts()
  const width = (fonts.widthOf(run.text, run.weight) + 2 * markInset) * run.scale
  return { pieces: [{ run, text: run.text, width }], width, space: (fonts.widthOf(' ', run.weight) + markSpace) * run.scale }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A component of a chemical name breaks only where it is wider than the line: behind its locants, then between its morphemes. */
function splitWord(word: Word, width: number): readonly Word[] {
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
