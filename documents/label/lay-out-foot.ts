import type { Box } from './arrange-pictograms.ts'
import type { LabelElement } from './label-layout.ts'
import type { Foot } from './laid-out-parts.ts'
import type { LabelModel } from './label-model.ts'
import type { LabelParagraphs } from './label-paragraphs.ts'
import { widestUnbroken, widestWord, widthOnOneLine } from './measure-words.ts'
import { runsOf, setParagraph } from './set-paragraph.ts'
import type { Paragraph } from './text-runs.ts'

export interface FootContent {
  label: LabelModel
  paragraphs: LabelParagraphs
  /** mm */
  textSize: number
  /** Side of the QR code with its quiet zone; null where it stands elsewhere or there is none. */
  qrSide: number | null
  /** Width of a transport label; null where they stand elsewhere or there are none. */
  diamondWidth: number | null
  /** How far the white border of the QR code may reach beyond the inner edge of the label, below. */
  qrOverhang: number
  /** As low as can be. */
  isTight: boolean
}

/** mm between the parts of the foot, at least. */
const partGap = 2
const rule = { usual: { thickness: 0.35, space: 0.25 }, tight: { thickness: 0.15, space: 0.08 } }

interface Part {
  /** Stands at the right edge even where it is alone. */
  isLast?: true
  width: number
  height: number
  /** mm that it reaches beyond its row, below: nothing else stands there (ISO/IEC 18004, quiet zone of a code). */
  overhang?: number
  place(x: number, bottom: number): LabelElement[]
}

/** Supplier, transport labels, QR code and quantity at the foot of the label, in as many rows as make it lowest. */
export function layOutFoot(content: FootContent, width: number): Foot {
  const { textSize } = content
  const fitted = new Map<number, Part>()
  const paragraphsOfSupplier = content.paragraphs.supplier
  const supplier: FlexiblePart[] =
    paragraphsOfSupplier.length === 0
      ? []
      : [
          {
            leastWidth: Math.max(
              ...paragraphsOfSupplier.map((paragraph) =>
                Math.max(widestUnbroken(paragraph, textSize), Math.min(widestWord(paragraph, textSize), width)),
              ),
            ),
            fit(open) {
              const part = fitted.get(open) ?? supplierPart(content, open)
              fitted.set(open, part)
              return part
            },
          },
        ]
  const transport = rigid(transportPart(content))
  const qr = rigid(qrPart(content))
  const quantity = rigid(quantityPart(content, width))
  const usual = [...supplier, ...transport, ...qr, ...quantity]
  const isOneOrder = transport.length + qr.length === 0 || quantity.length === 0
  const orders = isOneOrder ? [usual] : [usual, [...supplier, ...quantity, ...transport, ...qr]]
  // Inner pages of a fold-out label may have nothing at their foot.
  if (orders.every((parts) => parts.length === 0)) return { height: 0, width: 0, place: () => [] }
  const rows = chooseRows(orders, width, textSize)
  const { thickness, space } = content.isTight ? rule.tight : rule.usual
  const top = space * textSize * 2 + thickness
  return {
    height: top + heightOfRows(rows, textSize),
    width: Math.max(
      ...supplier.map(({ leastWidth }) => leastWidth),
      ...rows.map((row) => row.reduce((sum, part) => sum + part.width, (row.length - 1) * partGap)),
    ),
    place(x, y) {
      const elements: LabelElement[] = [{ kind: 'rule', x, y: y + space * textSize, width, thickness }]
      let bottom = y + top
      for (const [index, row] of rows.entries()) {
        const above = rows[index - 1]
        bottom += Math.max(...row.map(({ height }) => height)) + (above ? gapBelow(above, textSize) : 0)
        elements.push(...spread(row, x, width, bottom))
      }
      return elements
    },
  }
}

/** A part that takes the width that the others leave. */
interface FlexiblePart {
  leastWidth: number
  fit(width: number): Part
}

function rigid(part: Part | null): FlexiblePart[] {
  return part ? [{ leastWidth: part.width, fit: () => part }] : []
}

/** Of all ways to part the foot into rows the lowest one; of two as low as each other the one with fewer rows. */
function chooseRows(orders: FlexiblePart[][], width: number, textSize: number): Part[][] {
  let best: Part[][] = []
  let lowest = Infinity
  for (const order of orders)
    for (const lengths of waysToDivide(order.length)) {
      const rows = fitRows(order, lengths, width)
      if (!rows) continue
      const height = heightOfRows(rows, textSize)
      const difference = best.length === 0 ? -1 : height - lowest
      if (difference < -0.01 || (difference < 0.01 && rows.length < best.length)) [best, lowest] = [rows, height]
    }
  return best
}

/** Parts in rows of so many; null where a row of several is wider than what is open. */
function fitRows(order: readonly FlexiblePart[], lengths: readonly number[], width: number): Part[][] | null {
  const rows: Part[][] = []
  let start = 0
  for (const length of lengths) {
    const row = order.slice(start, start + length)
    start += length
    const own = rowWidth(row)
    if (own > width && row.length > 1) return null
    rows.push(row.map((part) => part.fit(width - own + part.leastWidth)))
  }
  return rows
}

// Every label has the same few.
const knownWays: number[][][] = [[[]], [[1]]]

/** Every way to part so many things into rows without changing their order: how many are in each row. */
function waysToDivide(count: number): readonly number[][] {
  return (knownWays[count] ??= waysToDivide(count - 1).flatMap(([first = 0, ...below]) => [
    [first + 1, ...below],
    [1, first, ...below],
  ]))
}

function rowWidth(row: readonly FlexiblePart[]): number {
  return row.reduce((sum, part) => sum + part.leastWidth, (row.length - 1) * partGap)
}

function heightOfRows(rows: readonly Part[][], textSize: number): number {
  const gaps = rows.slice(0, -1).reduce((sum, row) => sum + gapBelow(row, textSize), 0)
  return rows.reduce((sum, row) => sum + Math.max(...row.map(({ height }) => height)), gaps)
}

function gapBelow(row: readonly Part[], textSize: number): number {
  return Math.max(0.3 * textSize, ...row.map(({ overhang = 0 }) => overhang))
}

/** The first part at the left edge, the last one at the right, the others evenly between them. The quantity is right in any case. */
function spread(row: readonly Part[], x: number, width: number, bottom: number): LabelElement[] {
  const free = width - row.reduce((sum, part) => sum + part.width, 0)
  const gap = row.length > 1 ? free / (row.length - 1) : 0
  let left = row.length === 1 && row[0]?.isLast ? x + free : x
  return row.flatMap((part) => {
    const elements = part.place(left, bottom)
    left += part.width + gap
    return elements
  })
}

function supplierPart({ label, paragraphs, textSize }: FootContent, open: number): Part {
  const natural = Math.max(...paragraphs.supplier.map((paragraph) => widthOnOneLine(paragraph, textSize)))
  const width = Math.min(natural + 0.01, Math.max(open, 0))
  const set = paragraphs.supplier.map((paragraph) => setParagraph(paragraph, width, textSize))
  const height = set.reduce((sum, lines) => sum + lines.height, 0)
  return {
    width,
    height,
    place(x, bottom) {
      let next = bottom - height
      return set.map((text) => {
        const { lineHeight, height: own } = text
        const y = next
        next += own
        return {
          kind: 'text',
          part: 'supplier',
          language: label.language,
          x,
          y,
          width,
          height: own,
          align: 'start',
          lineHeight,
          lines: runsOf(text),
        }
      })
    },
  }
}

function transportPart(content: FootContent): Part | null {
  const { label, paragraphs, textSize, diamondWidth } = content
  if (!label.transport || diamondWidth === null || !paragraphs.unNumber) return null
  const { diamonds } = label.transport
  const drawn = diamonds.length * diamondWidth
  const number = setParagraph(paragraphs.unNumber, Infinity, textSize)
  const space = drawn > 0 ? 1 : 0
  return {
    width: drawn + space + number.width,
    height: Math.max(diamondWidth, number.height),
    place: (x, bottom) => [
      ...placeDiamonds(label, { x, y: bottom - diamondWidth, width: diamondWidth, height: diamondWidth }),
      textElement(label, 'transport', paragraphs.unNumber, textSize, {
        x: x + drawn + space,
        y: bottom - (diamondWidth + number.height) / 2,
        width: number.width,
      }),
    ],
  }
}

/** Transport labels side by side, the first one in this box. */
export function placeDiamonds(label: LabelModel, first: Box): LabelElement[] {
  return (label.transport?.diamonds ?? []).map(({ sign, description }, index) => ({
    ...first,
    kind: 'drawing',
    part: 'transport',
    x: first.x + index * first.width,
    drawing: `transport-${sign}`,
    description,
  }))
}

function qrPart({ label, qrSide, qrOverhang }: FootContent): Part | null {
  const { qr } = label
  if (!qr || qrSide === null) return null
  const below = Math.min(qrOverhang, (4 * qrSide) / qr.modules)
  return {
    width: qrSide,
    height: qrSide - below,
    overhang: below,
    place: (x, bottom) => [placeQr(qr.description, { x, y: bottom + below - qrSide, width: qrSide, height: qrSide })],
  }
}

export function placeQr(description: string, box: Box): LabelElement {
  return { kind: 'drawing', part: 'qr', ...box, drawing: 'qr', description }
}

function quantityPart({ label, paragraphs, textSize }: FootContent, width: number): Part | null {
  const { quantity } = paragraphs
  if (!quantity) return null
  const own = Math.min(widthOnOneLine(quantity, textSize) + 0.01, 0.5 * width)
  const set = setParagraph(quantity, own, textSize)
  const { lineHeight, height } = set
  return {
    isLast: true,
    width: own,
    height,
    place: (x, bottom) => [
      {
        kind: 'text',
        part: 'quantity',
        language: label.language,
        x,
        y: bottom - height,
        width: own,
        height,
        align: 'end',
        lineHeight,
        lines: runsOf(set),
      },
    ],
  }
}

function textElement(
  label: LabelModel,
  part: 'transport',
  paragraph: Paragraph | null,
  textSize: number,
  { x, y, width }: { x: number; y: number; width: number },
): LabelElement {
  const set = setParagraph(paragraph ?? { runs: [] }, width + 0.01, textSize)
  const { lineHeight, height } = set
  return { kind: 'text', part, language: label.language, x, y, width, height, align: 'start', lineHeight, lines: runsOf(set) }
}
