import { quietZoneOf } from '../qr-code.ts'
import type { Rich } from '../document-model.ts'
import { breakLines } from './break-lines.ts'
import { layOutDangerAndAid, type DangerAndAidMeasures } from './lay-out-danger-and-aid.ts'
import { layOutHazards, type HazardMeasures } from './lay-out-hazards.ts'
import { columnGap, pictogramGap, sizesOf } from './poster-sizes.ts'
import { headingLine, inner, setFrame, sheet, unitOf, type SafetyLayout } from './safety-frame.ts'
import type { SafetyModel } from './safety-model.ts'
import { setInColumns } from './set-in-columns.ts'
import { setName, setOnTwoLines, setText, sum } from './set-text.ts'

/**
 * The poster on A2, in mm. It is read at two distances. From three metres: what it is, how dangerous, what to wear, where to call. From
 * before it, in two columns: what to do. Letters are read from 300 times their height, signal words from 150 times, signs from 40 times
 * (ANSI Z535.4; ASR A1.3, 5.1), so that three metres ask for capitals of 10 and 20 mm, which are 0.66 of the size of the type.
 */
export interface PosterLayout extends SafetyLayout, HazardMeasures, DangerAndAidMeasures {
  /** Type of the hazard statements, and of what is read from before the poster. */
  statement: number
  text: number
  /** Sides: of a sign of protection, of the signs in the lower columns. */
  sign: number
  signGap: number
  smallSign: number
  callNumberSize: number
  pictogramGap: number
  columnGap: number
  /** Height of the bars over danger and first aid. */
  lowerBar: number
  /** The measures and the disposal in one column or two. */
  protection: Rich[][][]
  disposal: Rich[][][]
}

const largestQr = 40
/** Parts of the width that the danger may have. */
const splits = [0.4, 0.43, 0.46, 0.5, 0.54, 0.57, 0.6]
/** How what is left over is shared out: hazards, protection, danger beside first aid, disposal. */
const shares = [3, 2, 2, 1]

/** 31 pt: read from a metre and a half. */
const smallName = 11

/**
 * @param level 0 to `posterLevels`
 * @param isNameSmall a name of more than two lines is set smaller, down to `smallName`
 */
export function layOutPoster(model: SafetyModel, level: number, isNameSmall = false): PosterLayout {
  const { language } = model
  const sizes = sizesOf(level)
  const { statement, text, gap, padding, lineHeight } = sizes
  const body = text * lineHeight
  const set = (rich: Rich, width: number, weight: 400 | 700 = 400) => breakLines(rich, { width, size: text, weight }, language)
  const setColumns = (points: readonly Rich[]) => setInColumns(points, { size: text, lineHeight, gap }, language)

  const frame = setFrame(model, [2, 4], 'A2')

  const nameWidth = inner.width - (model.qr ? largestQr + 10 : 0)
  const name = isNameSmall
    ? setOnTwoLines(model.productName, { width: nameWidth, largest: sizes.name, least: smallName }, language)
    : setName(model.productName, { width: nameWidth, largest: sizes.name, least: Math.min(sizes.name, 20) }, language)
  const contains = { lines: set(model.contains, nameWidth), size: text }
  const nameText = name.lines.length * name.size * 1.08 + (contains.lines.length === 0 ? 0 : 1.5 + contains.lines.length * body)
  const nameHeight = Math.max(nameText, model.qr ? Math.min(largestQr, sizes.smallSign) : 0) + 2 * padding + 1
  // The quiet zone of the code must not lie on the title's band.
  const qrSide = model.qr ? Math.min(largestQr, nameHeight / (1 + 2 * quietZoneOf(model.qr.svg))) : 0

  const { height: hazardsHeight, ...measures } = layOutHazards(model, sizes)

  const signs = model.protection.signs.length
  const sign = signs === 0 ? 0 : Math.min(sizes.sign, (inner.width - 3 * (signs - 1)) / signs)
  const signGap = signs < 2 ? 0 : Math.min(14, (inner.width - signs * sign) / (signs - 1))
  const protection = setColumns(model.protection.points)
  const disposal = setColumns(model.disposal.points)

  const lowers = splits.map((split) => layOutDangerAndAid(model, sizes, split * (inner.width - columnGap)))
  const lower = lowers.reduce((best, other) => ((best.isTorn === other.isTorn ? other.height < best.height : best.isTorn) ? other : best))

  const heights = [hazardsHeight, sign + (sign > 0 ? 2 * gap + 2 : 0) + protection.height, lower.height, disposal.height]
  const headingPadding = [0.14 * sizes.heading, 0.19 * sizes.heading] as const
  const setHeading = (heading: string, width: number) => setText(heading, { width, size: sizes.heading, weight: 700 }, language)
  const headings = [
    setHeading(model.hazards.heading, inner.width),
    setHeading(model.protection.heading, inner.width),
    setHeading(model.danger.heading, lower.widths[0]),
    setHeading(model.firstAid.heading, lower.widths[1]),
    setHeading(model.disposal.heading, inner.width),
  ]
  const linesOf = (index: number) => headings[index]?.lines.length ?? 0
  const headingLines = [linesOf(0), linesOf(1), Math.max(linesOf(2), linesOf(3)), linesOf(4)]
  const barOf = (lines: number) => lines * headingLine * sizes.heading + sum(headingPadding)
  const headingsHeight = sum(headingLines.map(barOf))

  const used = frame.titleHeight + nameHeight + headingsHeight + sum(heights) + heights.length * 2 * padding + frame.footHeight
  const spare = Math.max(0, inner.height - used) / sum(shares)
  const missing = Math.max(0, used - inner.height)
  const heightOf = (row: number) => (heights[row] ?? 0) + 2 * padding + spare * (shares[row] ?? 0)
  const band = (index: number, row: number, points: Rich[][]) => ({
    heading: headings[index] ?? { lines: [], size: sizes.heading },
    height: heightOf(row),
    points,
  })
  return {
    ...frame,
    ...lower,
    ...measures,
    unit: unitOf.A2,
    statement,
    text,
    padding,
    gap,
    lineHeight,
    headingPadding,
    sign,
    signGap,
    smallSign: sizes.smallSign,
    callNumberSize: sizes.callNumber,
    pictogramGap,
    columnGap,
    lowerBar: barOf(headingLines[2] ?? 1),
    qrColumn: largestQr,
    name,
    contains,
    nameHeight,
    qrSide,
    protection: protection.columns,
    disposal: disposal.columns,
    bands: [
      band(0, 0, measures.hazards.flat()),
      band(1, 1, protection.columns.flat()),
      band(2, 2, lower.danger),
      band(3, 2, lower.instead),
      band(4, 3, disposal.columns.flat()),
    ],
    height: sheet.height + missing,
    overflow: missing * unitOf.A2,
  }
}
