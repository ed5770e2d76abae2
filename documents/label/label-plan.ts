import type { LabelSize, LabelSizeId } from '../../clp/label-sizes.ts'
import type { Box, PictogramGroup } from './arrange-pictograms.ts'
import type { Arrangement, LabelElement } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import type { LabelParagraphs } from './label-paragraphs.ts'
import { layOutFoot, placeDiamonds, placeQr, type Foot } from './lay-out-foot.ts'
import { layOutHead, type Head } from './lay-out-head.ts'
import { setParagraph } from './set-paragraph.ts'

/** Everything that the arrangement of a label hangs on. */
export interface Plan {
  label: LabelModel
  paragraphs: LabelParagraphs
  arrangement: Arrangement
  size: LabelSize
  /** Within the margins, mm. */
  inner: Box
  /** mm */
  textSize: number
  /** Of a pictogram, mm. */
  diagonal: number
  /** With its white border, mm. */
  qrSide: number
}

/** What stands above the foot, and the foot. */
export interface Placed {
  /** In the order in which they are read. */
  top: LabelElement[]
  foot: Foot
  /** Lower edge of what stands above the foot, mm. */
  bottom: number
  /** Least width within the margins, mm. */
  neededWidth: number
  qrPlace: 'foot' | 'corner'
}

/** Measures that follow from the size of the label, in mm. */
interface Fixtures {
  /** Height of the logo at most. */
  logo: number
  /** Width of a transport label: the side of its square is at least 8 mm. */
  diamond: number
  diamondInCorner: number
  /** Side of the QR code. */
  qr: number
  qrInCorner: number
}

export const fixtures: Readonly<Record<LabelSizeId, Fixtures>> = {
  1: { logo: 6, diamond: 13, diamondInCorner: 13, qr: 13, qrInCorner: 13 },
  2: { logo: 6, diamond: 13, diamondInCorner: 13, qr: 13, qrInCorner: 13 },
  3: { logo: 8, diamond: 13, diamondInCorner: 13, qr: 13, qrInCorner: 16 },
  4: { logo: 8, diamond: 13, diamondInCorner: 13, qr: 13, qrInCorner: 16 },
  5: { logo: 9, diamond: 14, diamondInCorner: 18, qr: 13, qrInCorner: 18 },
  6: { logo: 9, diamond: 14, diamondInCorner: 18, qr: 13, qrInCorner: 18 },
  7: { logo: 15, diamond: 18, diamondInCorner: 24, qr: 16, qrInCorner: 26 },
  8: { logo: 15, diamond: 18, diamondInCorner: 24, qr: 16, qrInCorner: 26 },
}

/** mm that a text column is wide at least. */
export const leastTextWidth = 12
/** Space above and below pictograms, in em. */
export const pictogramSpace = 0.35
/** mm between a thing in a corner and the frames of pictograms. */
export const cornerDistance = 1
/** The pictogram's frame is this share of its drawing's width: clp/pictograms.ts. */
const frameShare = 0.979

export function placePictograms({ label, diagonal }: Plan, group: PictogramGroup, at: { x: number; y: number }): LabelElement[] {
  const width = diagonal / frameShare
  const margin = (width - diagonal) / 2
  return label.pictograms.map(({ code, description }, index) => {
    const place = group.places[index] ?? { x: 0, y: 0 }
    const [x, y] = [at.x + place.x - margin, at.y + place.y - margin]
    return { kind: 'drawing', part: 'pictograms', x, y, width, height: width, drawing: code, description }
  })
}

export function qrElement(label: LabelModel, box: Box | null): LabelElement[] {
  return label.qr && box ? [placeQr(label.qr.description, box)] : []
}

/** Transport labels with the UN number below them. */
export interface TransportBlock {
  width: number
  height: number
  place(x: number, y: number): LabelElement[]
}

/** @param diamond width of one label, mm */
export function transportBlock({ label, paragraphs, textSize }: Plan, diamond: number): TransportBlock | null {
  const { unNumber } = paragraphs
  if (!label.transport || !unNumber) return null
  const { lines, lineHeight, height, width } = setParagraph(unNumber, Infinity, textSize)
  const below = label.transport.diamonds.length > 0 ? diamond + 0.5 : 0
  const whole = Math.max(diamond * label.transport.diamonds.length, width)
  return {
    width: whole,
    height: below + height,
    place: (x, y) => [
      ...placeDiamonds(label, { x, y, width: diamond, height: diamond }),
      {
        kind: 'text',
        part: 'transport',
        language: label.language,
        x,
        y: y + below,
        width: whole,
        height,
        align: 'start',
        lineHeight,
        lines,
      },
    ],
  }
}

/** The first find from the largest measure down to the least, in steps of 1 mm. */
export function findLargest<Found>(largest: number, least: number, find: (measure: number) => Found | null): Found | null {
  for (let measure = Math.max(largest, least); measure > least; measure--) {
    const found = find(measure)
    if (found) return found
  }
  return find(least)
}

/** @param height of the pictograms that stand on the right of the head; null where none do */
export function makeHead({ label, paragraphs, textSize, size }: Plan, box: Omit<Box, 'height'>, height: number | null): Head {
  return layOutHead({ label, paragraphs, textSize, logoHeight: fixtures[size.id].logo }, box, height)
}

export function makeFoot({ label, paragraphs, textSize, size, qrSide, inner }: Plan, shown: { qr: boolean; diamonds: boolean }): Foot {
  return layOutFoot(
    {
      label,
      paragraphs,
      textSize,
      qrSide: shown.qr && label.qr ? qrSide : null,
      diamondWidth: shown.diamonds && label.transport ? fixtures[size.id].diamond : null,
      qrOverhang: label.format.padding.bottom,
    },
    inner.width,
  )
}

/** The statements of all languages, one below the other. */
export function flowTexts(
  { paragraphs, textSize }: Plan,
  { x, y, width }: Omit<Box, 'height'>,
): { elements: LabelElement[]; bottom: number } {
  const elements: LabelElement[] = []
  let bottom = y
  for (const { part, language, paragraph, before, rule } of paragraphs.flow) {
    bottom += before * textSize
    if (rule) {
      elements.push({ kind: 'rule', x, y: bottom, width, thickness: rule.thickness })
      bottom += rule.thickness + rule.after * textSize
    }
    const { lines, lineHeight, height } = setParagraph(paragraph, width, textSize)
    elements.push({ kind: 'text', part, language, x, y: bottom, width, height, align: 'start', lineHeight, lines })
    bottom += height
  }
  return { elements, bottom }
}
