import { leastLineDistance } from '../../clp/label/label-sizes.ts'
import { isUnbroken, measure, singleLineHeight, wordsOf } from './measure-words.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { endLineWith, isWider, mayBreak, splitAnywhere, splitWord } from './split-words.ts'
import type { BrokenLines, Paragraph, Run, Word } from './text-runs.ts'

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

/** A line as it is set; `joinPieces` makes its runs, which most lines never need. */
export interface SetLine {
  words: readonly Word[]
  /** The largest type on it. */
  scale: number
}

/** A line with what follows it. */
interface TakenLine extends SetLine {
  /** em */
  width: number
  rest: Rest
}

/** What is not yet set of a text: parts of a word that was split, then the words from `next` on. */
export interface Rest {
  words: readonly Word[]
  next: number
  parts: readonly Word[]
  language: LanguageCode | undefined
}

/** All of a text, to be set line by line. */
export function allOf(paragraph: Paragraph): Rest {
  return { words: wordsOf(paragraph), next: 0, parts: none, language: paragraph.language }
}

const none: readonly Word[] = []

export function isLeft({ words, next, parts }: Rest): boolean {
  return parts.length > 0 || next < words.length
}

/** @param width em */
function brokenLines(paragraph: Paragraph, width: number): BrokenLines {
  const { lines } = measure(paragraph)
  const broken = lines.get(width) ?? breakLines(allOf(paragraph), width)
  lines.set(width, broken)
  return broken
}

function breakLines(all: Rest, width: number): BrokenLines {
  const broken: BrokenLines = { lines: [], scales: [], widest: 0 }
  let rest = all
  while (isLeft(rest)) {
    const line = takeLine(rest, width)
    broken.lines.push(line.words)
    broken.scales.push(line.scale)
    broken.widest = Math.max(broken.widest, line.width)
    rest = line.rest
  }
  return broken
}

/** The next line, at least one word or part of a word long. Labels are set many times, and most lines are of whole words. @param width em */
export function takeLine(all: Rest, width: number): TakenLine {
  return takeWords(all, width) ?? takeParts(all, width)
}

/** A line of whole words; null where one of them may break, or shows a hyphen at the end of a line. */
function takeWords({ words, next: first, parts, language }: Rest, width: number): TakenLine | null {
  if (parts.length > 0) return null
  let next = first
  let end = 0
  let begin = 0
  let scale = 0
  for (let word = words[next]; word; word = words[++next]) {
    if (word.hyphen !== undefined || (word.width > longWord * width && mayBreak(word, width))) return null
    if (next > first && word.width > width - begin) break
    end = begin + word.width
    begin = end + word.space
    if (word.scale > scale) scale = word.scale
  }
  return { words: words.slice(first, next), scale, width: end, rest: { words, next, parts, language } }
}

function takeParts({ words, next: first, parts: open, language }: Rest, width: number): TakenLine {
  const line: Word[] = []
  let parts = open
  let next = first
  let end = 0 // of the line's last word
  let begin = 0 // where a further word begins
  for (;;) {
    const word = words[next]
    if (parts.length === 0 && word && word.width > longWord * width && mayBreak(word, width)) {
      parts = splitWord(word, width, language)
      next++
    }
    const [part] = parts
    if (part && isWider(part, width) && !isUnbroken(part)) {
      const smaller = splitWord(part, width, language)
      parts = [...(smaller.length > 1 ? smaller : splitAnywhere(part, width - begin, width)), ...parts.slice(1)]
      if (smaller.length > 1) continue
    }
    const taken = parts[0] ?? words[next]
    if (!taken || (line.length > 0 && !fits({ words, next, parts }, width - begin))) break
    if (parts.length > 0) parts = parts.slice(1)
    else next++
    line.push(taken)
    end = begin + taken.width
    begin = end + taken.space
  }
  const last = line.at(-1)
  if (last?.hyphen !== undefined) {
    line[line.length - 1] = endLineWith(last)
    end += last.hyphen
  }
  return { words: line, scale: scaleOf(line), width: end, rest: { words, next, parts, language } }
}

/** Whether what comes next finds room: a part of a word with its hyphen, or with as many of those behind it as need none. */
function fits({ words, next, parts }: Pick<Rest, 'words' | 'next' | 'parts'>, room: number): boolean {
  let used = 0
  for (let index = 0; ; index++) {
    const part = index < parts.length ? parts[index] : words[next + index - parts.length]
    if (!part) return true
    used += part.width
    if (used > room) return false
    if (used + (part.hyphen ?? 0) <= room) return true
  }
}

/** The lines stand in boxes above and below their base line, as high as the largest type on them. */
export function scaleOf(words: readonly Word[]): number {
  let largest = 0
  for (const { scale } of words) largest = Math.max(largest, scale)
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
