import type { LabelSize } from '../../clp/label/label-sizes.ts'
import { groupsOf, type Box, type PictogramGroup } from './arrange-pictograms.ts'
import type { Arrangement, LabelElement } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import type { LabelParagraphs } from './label-paragraphs.ts'
import type { Foot, FootSize, Head } from './laid-out-parts.ts'
import { layOutFoot, placeDiamonds, placeQr } from './lay-out-foot.ts'
import { layOutHead } from './lay-out-head.ts'
import { sizesOfFeet } from './share-feet.ts'
import { runsOf, setParagraph } from './set-paragraph.ts'
import { flowThrough } from './flow-text.ts'

/** Everything that the arrangement of a label depends on. */
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
  /** Only whether it fits, and in which height: without elements of the texts, and with a height without end where it does not fit. */
  isTrial: boolean
}

/** What stands above the foot, and the foot. */
export interface Placed {
  /** In the order in which they are read. */
  top: LabelElement[]
  foot: Foot
  /** Lower edge of what stands above the foot, mm. */
  bottom: number
  /** Left edge of a foot that stands beside the pictograms, and lower edge of these, mm. */
  besideFoot?: { x: number; lowest: number }
  /** Least width within the margins, mm. */
  neededWidth: number
  qrPlace: 'foot' | 'corner'
  /** Number of the way in which the pictograms are arranged, where there were several. */
  group?: number
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

/** By the shorter side of the label up to so many mm. */
const fixturesBySide: readonly { upTo: number; fixtures: Fixtures }[] = [
  { upTo: 60, fixtures: { logo: 6, diamond: 13, diamondInCorner: 13, qr: 13, qrInCorner: 13 } },
  { upTo: 90, fixtures: { logo: 8, diamond: 13, diamondInCorner: 13, qr: 13, qrInCorner: 16 } },
  { upTo: 125, fixtures: { logo: 9, diamond: 14, diamondInCorner: 18, qr: 13, qrInCorner: 18 } },
  { upTo: Infinity, fixtures: { logo: 15, diamond: 18, diamondInCorner: 24, qr: 16, qrInCorner: 26 } },
]

export function fixturesOf({ width, height }: Pick<LabelSize, 'width' | 'height'>): Fixtures {
  const found = fixturesBySide.find(({ upTo }) => Math.min(width, height) <= upTo)
  if (!found) throw new Error('A label has a width and a height')
  return found.fixtures
}

/** mm that a text column is wide at least. */
export const leastTextWidth = 12
/** Space above and below pictograms, in em. */
export const pictogramSpace = 0.35
/** mm between a thing in a corner and the frames of pictograms. */
export const cornerDistance = 1
/** The pictogram's frame is this share of its drawing's width: clp/pictograms.ts. */
const frameShare = 0.979

export function placePictograms({ label, diagonal, isTrial }: Plan, group: PictogramGroup, at: { x: number; y: number }): LabelElement[] {
  if (isTrial) return []
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
  const set = setParagraph(unNumber, Infinity, textSize)
  const { lineHeight, height, width } = set
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
        lines: runsOf(set),
      },
    ],
  }
}

/** Of all ways to arrange the pictograms the one that needs the least height, or the one that is requested. */
export function lowestGroup(plan: Plan, widest: number, layOut: (group: PictogramGroup | null) => Placed): Placed {
  const { label, diagonal, arrangement } = plan
  if (label.pictograms.length === 0) return layOut(null)
  const groups = groupsOf(label.pictograms.length, diagonal)
  const open = groups.filter(({ width }) => width <= widest)
  const tried = (open.length > 0 ? open : groups.slice(0, 1)).map((group) => ({ group, number: groups.indexOf(group) }))
  const requested = tried.filter(({ number }) => number === arrangement.group)
  const ways = (requested.length > 0 ? requested : tried).map(({ group, number }) => ({ ...layOut(group), group: number }))
  return ways.reduce((best, way) => (heightOf(way) < heightOf(best) - 0.01 ? way : best))
}

function heightOf({ bottom, foot, besideFoot }: Placed): number {
  return Math.max(bottom + foot.height, besideFoot?.lowest ?? 0)
}

/** The first find from the largest measure down to the least, in steps of 1 mm. */
export function findLargest<Found>(largest: number, least: number, find: (measure: number) => Found | null): Found | null {
  for (let measure = Math.max(largest, least); measure > least; measure--) {
    const found = find(measure)
    if (found) return found
  }
  return find(least)
}

/** What was made before of the same measures, or is made now. */
function remember<Made>(known: Map<string, Made>, key: string, make: () => Made): Made {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}

/** @param height of the pictograms that stand on the right of the head; null where none do */
export function makeHead({ label, paragraphs, textSize, size, isTrial }: Plan, box: Omit<Box, 'height'>, height: number | null): Head {
  const logoHeight = fixturesOf(size).logo
  const key = [box.x, box.y, box.width, height, textSize, logoHeight, isTrial].join(' ')
  return remember(paragraphs.noted.heads, key, () => layOutHead({ label, paragraphs, textSize, logoHeight, isTrial }, box, height))
}

export function makeFoot(
  { label, paragraphs, textSize, size, qrSide, inner, arrangement, isTrial }: Plan,
  shown: { qr: boolean; diamonds: boolean },
  width = inner.width,
): Foot {
  const content = {
    label,
    paragraphs,
    textSize,
    qrSide: shown.qr && label.qr ? qrSide : null,
    diamondWidth: shown.diamonds && label.transport ? fixturesOf(size).diamond : null,
    qrOverhang: label.format.padding.bottom,
    isTight: arrangement.form === 'tight',
  }
  const key = [textSize, content.qrSide, content.diamondWidth, width].join(' ')
  if (!isTrial) return layOutFoot(content, width)
  const sizes = (paragraphs.noted.feet ??= sizesOfFeet(label, paragraphs))
  const { height, width: least } = remember(sizes, key, () => sizeOf(layOutFoot(content, width)))
  return { height, width: least, place: () => [] }
}

/** Without what would keep the label. */
function sizeOf({ height, width }: Foot): FootSize {
  return { height, width }
}

/** The statements of all languages above a foot, one below the other, round whatever stands beside them. */
export function flowTexts(
  plan: Plan,
  { x, y, width }: Omit<Box, 'height'>,
  foot: Pick<Foot, 'height'>,
  taken: readonly Box[] = [],
): { elements: LabelElement[]; bottom: number } {
  return flowThrough([{ x, y, width, bottom: Infinity, taken }], plan.paragraphs, plan.textSize, trialOf(plan, foot))
}

/** mm by which a text may go beyond, since the arithmetic is not exact. */
export const tolerance = 0.005

/** What texts above a foot may not come below in a trial. */
export function trialOf(plan: Plan, foot: Pick<Foot, 'height'>): { stopBelow: number } | undefined {
  return plan.isTrial ? stopAbove(plan, foot) : undefined
}

export function stopAbove({ inner }: Plan, { height }: Pick<Foot, 'height'>): { stopBelow: number } {
  return { stopBelow: inner.y + inner.height - height + 2 * tolerance }
}
