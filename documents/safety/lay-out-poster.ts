import { quietZoneOf } from '../qr-code.ts'
import type { Rich } from '../document-model.ts'
import { breakLines, widthOf } from './break-lines.ts'
import { layOutDangerAndAid, type DangerAndAidMeasures } from './lay-out-danger-and-aid.ts'
import { bulletOf, columnGap, pictogramGap, sizesOf } from './poster-sizes.ts'
import { headingLine, inner, setFrame, sheet, unitOf, type SafetyLayout } from './safety-frame.ts'
import type { SafetyModel } from './safety-model.ts'
import { heightOfPoints, setName, setText, setWhole, sum } from './set-text.ts'

/**
 * The poster on A2, in mm. It is read at two distances. From three metres: what it is, how dangerous, what to wear, where to call. From
 * before it, in two columns: what to do. Letters are read from 300 times their height, signal words from 150 times, signs from 40 times
 * (ANSI Z535.4; ASR A1.3, 5.1), so that three metres ask for capitals of 10 and 20 mm, which are 0.66 of the size of the type.
 */
export interface PosterLayout extends SafetyLayout, DangerAndAidMeasures {
  /** Type of the hazard statements, and of what is read from before the poster. */
  statement: number
  text: number
  /** Sides: of a pictogram's box, of a sign of protection, of the signs in the lower columns. */
  pictogram: number
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
const splits = [0.42, 0.46, 0.5, 0.54, 0.58]
/** How what is left over is shared out: hazards, protection, danger beside first aid, disposal. */
const shares = [3, 2, 2, 1]

/** @param level 0 to `posterLevels` */
export function layOutPoster(model: SafetyModel, level: number): PosterLayout {
  const { language } = model
  const sizes = sizesOf(level)
  const { statement, text, gap, padding, lineHeight } = sizes
  const body = text * lineHeight
  const set = (rich: Rich, width: number, weight: 400 | 700 = 400) => breakLines(rich, { width, size: text, weight }, language)
  const setPoints = (points: readonly Rich[], width: number, size = text) =>
    points.map((point) => breakLines(point, { width: width - bulletOf(size), size, weight: 400 }, language))
  const pointsHeight = (points: readonly Rich[][]) => heightOfPoints(points, body, gap)
  const setColumns = (points: readonly Rich[]): Rich[][][] => {
    const across = setPoints(points, inner.width)
    const narrow = setPoints(points, (inner.width - columnGap) / 2)
    const columns = parts(narrow, pointsHeight)
    return columnsHeight(columns, pointsHeight) < pointsHeight(across) ? columns : [across]
  }

  const frame = setFrame(model, [2, 4], 'A2')

  const nameWidth = inner.width - (model.qr ? largestQr + 10 : 0)
  const name = setName(model.productName, { width: nameWidth, largest: sizes.name, least: Math.min(sizes.name, 20) }, language)
  const contains = { lines: set(model.contains, nameWidth), size: text }
  const nameText = name.lines.length * name.size * 1.08 + (contains.lines.length === 0 ? 0 : 1.5 + contains.lines.length * body)
  const nameHeight = Math.max(nameText, model.qr ? Math.min(largestQr, sizes.smallSign) : 0) + 2 * padding + 1
  // The quiet zone of the code must not lie on the title's band.
  const qrSide = model.qr ? Math.min(largestQr, nameHeight / (1 + 2 * quietZoneOf(model.qr.svg))) : 0

  const { pictograms } = model.hazards
  const wished = model.hazards.signalWord === '' ? 0 : 12 + widthOf(model.hazards.signalWord, 700, language) * sizes.signalWord
  const pictogram =
    pictograms.length === 0
      ? 0
      : Math.min(sizes.pictogram, (inner.width - wished - pictogramGap * (pictograms.length - 1)) / pictograms.length)
  const pictogramsWidth = pictograms.length * (pictogram + pictogramGap)
  const signalWord = setWhole(
    model.hazards.signalWord,
    inner.width - pictogramsWidth - (pictograms.length > 0 ? 8 : 0),
    sizes.signalWord,
    language,
  )
  const alertHeight = Math.max(pictogram, signalWord.lines.length * signalWord.size * 1.1)
  const hazards = setPoints(model.hazards.points, inner.width, statement)
  const statementsHeight = heightOfPoints(hazards, statement * lineHeight, gap)

  const signs = model.protection.signs.length
  const sign = signs === 0 ? 0 : Math.min(sizes.sign, (inner.width - 3 * (signs - 1)) / signs)
  const signGap = signs < 2 ? 0 : Math.min(14, (inner.width - signs * sign) / (signs - 1))
  const protection = setColumns(model.protection.points)
  const disposal = setColumns(model.disposal.points)

  const lowers = splits.map((split) => layOutDangerAndAid(model, sizes, split * (inner.width - columnGap)))
  const lower = lowers.reduce((best, other) => ((best.isTorn === other.isTorn ? other.height < best.height : best.isTorn) ? other : best))

  const heights = [
    alertHeight + (alertHeight > 0 ? 2 * gap + 1 : 0) + statementsHeight,
    sign + (sign > 0 ? 2 * gap + 2 : 0) + columnsHeight(protection, pointsHeight),
    lower.height,
    columnsHeight(disposal, pointsHeight),
  ]
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
    unit: unitOf.A2,
    statement,
    text,
    padding,
    gap,
    lineHeight,
    headingPadding,
    pictogram,
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
    signalWord,
    protection,
    disposal,
    bands: [
      band(0, 0, hazards),
      band(1, 1, protection.flat()),
      band(2, 2, lower.danger),
      band(3, 2, lower.instead),
      band(4, 3, disposal.flat()),
    ],
    height: sheet.height + missing,
    overflow: missing * unitOf.A2,
  }
}

/** Points in two columns of nearly the same height, in their order. */
function parts(points: Rich[][], heightOf: (column: readonly Rich[][]) => number): Rich[][][] {
  if (points.length < 2) return [points]
  const cuts = points.slice(1).map((_, index) => [points.slice(0, index + 1), points.slice(index + 1)])
  return cuts.reduce((best, other) => (columnsHeight(other, heightOf) < columnsHeight(best, heightOf) ? other : best))
}

const columnsHeight = (columns: readonly Rich[][][], heightOf: (column: readonly Rich[][]) => number) =>
  Math.max(0, ...columns.map(heightOf))
