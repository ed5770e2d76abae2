import { loadLabelFonts } from './label-fonts.ts'
import { millimetresPerPoint, type LabelElement } from './label-layout.ts'
import { markInset, markSpace } from './measure-words.ts'
import { raiseOf } from './print-labels.ts'
import { showHyphen, type Run } from './text-runs.ts'
import { writeBox, writeWord } from './zpl-commands.ts'
import { spaceInZpl, widthInZpl, xHeightInZpl } from './zpl-font.ts'

export type TextElement = Extract<LabelElement, { kind: 'text' }>

/** A word at its place as the PDF has it, in mm. */
interface PlacedWord {
  text: string
  x: number
  y: number
  /** That it has, and that is free behind it. */
  width: number
  space: number
  /** Of its type. */
  size: number
  isMark: boolean
}

/** Of a share of the space behind it a word may make use. */
const spareSpace = 0.4
const markStroke = 0.2

/**
 * Which texts are printed as graphics, since the printer’s own font lacks a character of them. What belongs together is printed alike: a text may
 * stand in several columns.
 */
export function graphicTexts(elements: readonly LabelElement[]): (text: TextElement) => boolean {
  const kindOf = ({ part, language }: TextElement) => `${part} ${language}`
  const kinds = new Set(elements.flatMap((element) => (element.kind === 'text' && !isInFont(element) ? [kindOf(element)] : [])))
  return (text) => kinds.has(kindOf(text))
}

function isInFont({ lines }: TextElement): boolean {
  return lines.flat().every(({ text }) => wordsIn(showHyphen(text)).every((word) => widthInZpl(word) !== null))
}

/**
 * A text in the printer’s own font. Each word stands where it stands in the PDF, and is at most as wide, so that printers whose font runs wider
 * or narrower change no line. Letters are as high as in the PDF.
 * @param textSize pt
 * @param perMillimetre dots
 */
export function writeWords(element: TextElement, textSize: number, perMillimetre: number): string[] {
  const dots = (millimetres: number) => Math.round(millimetres * perMillimetre)
  const lines = placeWords(element, textSize * millimetresPerPoint)
  const share = Math.min(1, ...lines.map(shareOfLine))
  return lines.flat().flatMap((word) => {
    const height = Math.ceil((word.size * loadLabelFonts().xHeightFactor * perMillimetre) / xHeightInZpl - 1e-6)
    const natural = ((widthInZpl(word.text) ?? 0) * height) / perMillimetre
    const widest = (word.width + spareSpace * word.space) / natural
    const width = Math.max(1, Math.floor(height * Math.min(share, widest)))
    const inset = word.isMark ? markInset * word.size : 0
    const written = writeWord({ text: word.text, x: dots(word.x + inset), y: dots(word.y), height, width })
    return word.isMark ? [writeMark(word, dots), written] : [written]
  })
}

/**
 * The font has one weight, which is nearly that of bold graphics: what the law wants distinct from the rest of the label (REACH Annex XVII, 74)
 * is underlined.
 */
export function underlineDistinct(element: TextElement, textSize: number, perMillimetre: number): string[] {
  if (element.part !== 'supplemental' || !element.lines.flat().every(({ weight, role }) => weight === 700 || role === 'mark')) return []
  return placeWords(element, textSize * millimetresPerPoint).map((words) =>
    underline(words, (millimetres) => Math.round(millimetres * perMillimetre)),
  )
}

/** How much narrower than usual the letters of a line are, so that it is as wide as in the PDF. */
function shareOfLine(words: readonly PlacedWord[]): number {
  const factor = loadLabelFonts().xHeightFactor / xHeightInZpl
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return 1
  const natural = words.reduce(
    (sum, { text, size, space }) => sum + ((widthInZpl(text) ?? 0) + (space > 0 ? spaceInZpl : 0)) * size * factor,
    0,
  )
  return (last.x + last.width + last.space - first.x) / natural
}

function writeMark({ x, y, width, size }: PlacedWord, dots: (millimetres: number) => number): string {
  const thickness = Math.max(1, dots(markStroke))
  return writeBox({ x: dots(x), y: dots(y - 0.8 * size), width: dots(width), height: dots(size), thickness })
}

function underline(words: readonly PlacedWord[], dots: (millimetres: number) => number): string {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return ''
  const thickness = Math.max(1, dots(first.size * 0.06))
  return writeBox({
    x: dots(first.x),
    y: dots(first.y + first.size * 0.12),
    width: dots(last.x + last.width - first.x),
    height: thickness,
    thickness,
  })
}

const invisible = /[\u00ad\u200b]/g
const wordsIn = (text: string): string[] => text.replace(invisible, '').split(/\s+/).filter(Boolean).map(usualHyphen)
const usualHyphen = (word: string): string => word.replaceAll('\u2011', '-')

/** Line by line, as the template sets them. @param textSize mm */
function placeWords({ x, y, width, align, lineHeight, lines }: TextElement, textSize: number): PlacedWord[][] {
  const { above } = loadLabelFonts()
  const closer = (1.2 - lineHeight) / 2
  let top = y
  return lines.map((line) => {
    const scale = Math.max(...line.map((run) => run.scale))
    const base = top + (above - closer) * scale * textSize
    top += lineHeight * scale * textSize
    const words = placeLine(line, textSize)
    const last = words.at(-1)
    const left = align === 'end' && last ? x + width - (last.x + last.width) : x
    return words.map((word) => ({ ...word, x: left + word.x, y: base - word.y }))
  })
}

/** `y`: by which a word stands above the base line. */
function placeLine(line: readonly Run[], textSize: number): PlacedWord[] {
  const { widthOf } = loadLabelFonts()
  const words: PlacedWord[] = []
  let x = 0
  for (const [index, { text: own, weight, scale, role }] of line.entries()) {
    const size = scale * textSize
    if (role === 'mark') {
      const width = (widthOf(own, weight) + 2 * markInset) * size
      const space = (widthOf(' ', weight) + markSpace) * size
      words.push({ text: own, x, y: raiseOf(line[index + 1]) * size, width, space, size, isMark: true })
      x += width + space
      continue
    }
    const text = index === line.length - 1 ? showHyphen(own) : own
    for (const chunk of text.split(/(\s+)/)) {
      if (chunk === '') continue
      const width = widthOf(chunk, weight) * size
      const last = words.at(-1)
      const [word = ''] = wordsIn(chunk)
      if (word !== '') words.push({ text: word, x, y: 0, width, space: 0, size, isMark: false })
      else if (last) last.space += width
      x += width
    }
  }
  const last = words.at(-1)
  if (last) last.space = 0
  return words
}
