import type { Box } from './arrange-pictograms.ts'
import type { LabelElement, LabelPart } from './label-layout.ts'
import type { Head } from './laid-out-parts.ts'
import type { LabelModel } from './label-model.ts'
import type { LabelParagraphs } from './label-paragraphs.ts'
import { spaceBetween, type LineType } from './flow-text.ts'
import { widestWord, widthOnOneLine } from './measure-words.ts'
import { runsOf, scaleOf, setParagraph } from './set-paragraph.ts'
import type { Paragraph } from './text-runs.ts'

export interface HeadContent {
  label: LabelModel
  paragraphs: LabelParagraphs
  /** mm */
  textSize: number
  /** Greatest height of the logo, mm. */
  logoHeight: number
  /** For its height alone: nobody prints its lines. */
  isTrial: boolean
}

/** mm */
const columnGap = 2
const idsSpace = 0.3
const tightSpace = 0.05
/** The logo takes at most this share of the width. */
const widestLogo = { right: 0.3, below: 0.5 }
/** A logo below the identifiers takes the room that is free there; no less than this, in mm. */
const leastLogo = 4

/**
 * Product name, variant, description, UFI and codes: CLP Article 17(1)(c).
 * @param height mm of the pictograms that stand on the right: the logo is then under the identifiers; null: it is right of the name
 */
export function layOutHead(content: HeadContent, { x, y, width }: Omit<Box, 'height'>, height: number | null): Head {
  const { label, paragraphs, textSize, isTrial } = content
  const ratio = label.logo ? (paragraphs.noted.logoRatio ??= aspectOf(label.logo.svg)) : 1
  const logo = height === null ? 'right' : 'below'
  const box = label.logo && logo === 'right' ? logoBox(ratio, content.logoHeight, widestLogo.right * width) : null
  const nameWidth = box ? width - box.width - columnGap : width
  const column = createColumn(label, textSize, { x, y, isTrial })

  const { withVariant, alone } = paragraphs.names
  const isTogether = withVariant !== null && widthOnOneLine(withVariant, textSize) <= nameWidth
  const name = isTogether ? withVariant : fittingName(alone, nameWidth, textSize)
  if (name) column.add('name', name, nameWidth)
  // A text below the logo has the whole width.
  const openWidth = () => (box && column.bottom < y + box.height ? nameWidth : width)
  if (paragraphs.subtitles.variant && !isTogether) column.add('description', paragraphs.subtitles.variant, openWidth())
  if (paragraphs.subtitles.description) column.add('description', paragraphs.subtitles.description, openWidth())

  if (box && label.logo) {
    const { description } = label.logo
    column.elements.push({ kind: 'drawing', part: 'logo', x: x + width - box.width, y, ...box, drawing: 'logo', description })
    column.bottom = Math.max(column.bottom, y + box.height)
  }
  if (!joinIdentifiers(column, content)) addIdentifiers(column, content, width, logo === 'right')
  if (label.logo && height !== null) {
    const { description } = label.logo
    const free = Math.max(leastLogo, Math.min(content.logoHeight, y + height - column.bottom - 1))
    const own = logoBox(ratio, free, widestLogo.below * width)
    column.elements.push({ kind: 'drawing', part: 'logo', x, y: column.bottom + 1, ...own, drawing: 'logo', description })
    column.bottom += 1 + own.height
  }
  return { elements: column.elements, bottom: column.bottom, neededWidth: paragraphs.ufi ? widestWord(paragraphs.ufi, textSize) : 0 }
}

/** In the tight form UFI and codes stand at the end of the name's last line, where there is room. */
function joinIdentifiers({ elements }: Column, { paragraphs, textSize }: HeadContent): boolean {
  const identifiers = paragraphs.ufi ?? paragraphs.codes
  const name = elements.at(-1)
  if (paragraphs.form !== 'tight' || !identifiers || name?.kind !== 'text' || name.part !== 'name') return false
  const last = name.lines.at(-1) ?? []
  const used = setParagraph({ runs: last }, Infinity, textSize).width
  if (used + columnGap + widthOnOneLine(identifiers, textSize) > name.width) return false
  const own = setParagraph(identifiers, Infinity, textSize)
  const height = name.height / name.lines.length
  const y = name.y + name.height - height
  // The last line is a text of its own, which shares its line.
  if (name.lines.length > 1) {
    elements.push({ ...name, y, height, lines: [last] })
    name.lines = name.lines.slice(0, -1)
    name.height -= height
  }
  elements.push({ ...name, part: 'identifiers', y, height, align: 'end', lines: runsOf(own) })
  return true
}

/** UFI left and codes right on one line where there is room, otherwise below each other. */
function addIdentifiers(column: Column, { paragraphs, textSize }: HeadContent, width: number, mayShareLine: boolean): void {
  const { ufi, codes } = paragraphs
  if (!ufi && !codes) return
  column.space(paragraphs.form === 'tight' ? tightSpace : idsSpace)
  const together = ufi && codes ? widthOnOneLine(ufi, textSize) + columnGap + widthOnOneLine(codes, textSize) : 0
  const first = ufi ? column.add('identifiers', ufi, width) : null
  if (!codes) return
  const isShared = first !== null && mayShareLine && together <= width
  if (isShared) column.bottom = first
  column.add('identifiers', codes, width, isShared ? 'end' : 'start')
}

interface Column {
  elements: LabelElement[]
  bottom: number
  /** Space in em, of which the distance of the lines takes its part. */
  space(em: number): void
  /** @returns its upper edge */
  add(part: LabelPart, paragraph: Paragraph, width: number, align?: 'start' | 'end'): number
}

function createColumn(label: LabelModel, textSize: number, { x, y, isTrial }: { x: number; y: number; isTrial: boolean }): Column {
  let last: (LineType & { bottom: number }) | null = null
  let wanted = 0
  const column: Column = {
    elements: [],
    bottom: y,
    space(em) {
      wanted = em
    },
    add(part, paragraph, width, align = 'start') {
      const set = setParagraph(paragraph, width, textSize)
      const { lineHeight, height } = set
      // Identifiers may join the name's last line.
      const lines = isTrial && part !== 'name' ? [] : runsOf(set)
      const [scale, lastScale] = [scaleOf(set.words[0] ?? []), scaleOf(set.words.at(-1) ?? [])]
      // A logo or a line of its own above is no text.
      const needed = last && last.bottom === column.bottom ? spaceBetween(last, { scale, lineHeight }) : 0
      column.bottom += Math.max(needed, wanted) * textSize
      wanted = 0
      last = { scale: lastScale, lineHeight, bottom: column.bottom + height }
      const top = column.bottom
      column.elements.push({ kind: 'text', part, language: label.language, x, y: top, width, height, align, lineHeight, lines })
      column.bottom += height
      return top
    },
  }
  return column
}

/** One line, then two; a name that is longer still becomes smaller, down to the size of the text. */
function fittingName(names: readonly Paragraph[], width: number, textSize: number): Paragraph | undefined {
  return names.find((name) => setParagraph(name, width, textSize).words.length <= 2) ?? names.at(-1)
}

function logoBox(ratio: number, height: number, widest: number): { width: number; height: number } {
  const width = Math.min(height * ratio, widest)
  return { width, height: width / ratio }
}

/** Width by height of a drawing; 1 where it does not say. */
function aspectOf(svg: string): number {
  const root = /<svg[^>]*>/i.exec(svg)?.[0] ?? ''
  const [, , width = 0, height = 0] = (/viewBox\s*=\s*["']([^"']*)["']/i.exec(root)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const of = (name: string) => Number.parseFloat(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)`, 'i').exec(root)?.[1] ?? '')
  const ratio = width > 0 && height > 0 ? width / height : of('width') / of('height')
  return Number.isFinite(ratio) && ratio > 0.02 && ratio < 50 ? ratio : 1
}
