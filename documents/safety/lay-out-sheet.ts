import { quietZoneOf } from '../qr-code.ts'
import type { Rich } from '../document-model.ts'
import { breakLines, type Setting } from './break-lines.ts'
import { setRoutesInPairs, setRoutesInRows, type SetRoutes } from './lay-out-routes.ts'
import { bullet, headingLine, inner, setFrame, sheet, unitOf, type SafetyLayout } from './safety-frame.ts'
import type { SafetyModel } from './safety-model.ts'
import { heightOfPoints, setName, setOnTwoLines, setText, setWhole, sum } from './set-text.ts'

const columnGap = 10
/** Between the sign and the words at the emergency number. */
const callGap = 5
const callWidth = 66
/** The closest one holds three of the least signs, or one beside the words at the emergency number. */
const signColumn = { usual: 112, compact: 93, closest: 80 }
/** Multiples of the size of the type. */
const lineHeights = { usual: 1.24, close: 1.12 }
/** Lines of headings, and the space above and below them. */
const headingSizes = { usual: 11.5, close: 10 }
const headingPadding = { usual: [1.6, 2.2], compact: [0.9, 1.4] } as const
const titlePadding = { usual: [3, 6], compact: [2, 4] } as const
/** 10 pt. */
const leastText = (10 * 25.4) / 72 / unitOf.A4
const largestText = 8.8
const step = 0.2
const largestQr = 34
/** 16 pt: a name of a hundred letters, which would take the room of what is to be done. */
const smallName = (16 * 25.4) / 72 / unitOf.A4
const signSides = { largest: 34, least: 28, closest: 22 }

/** The instructions on A4, in u of 0.5 mm: signs in a column, texts beside them. */
export interface SheetLayout extends SafetyLayout {
  text: number
  /** Whether the signal word stands above the pictograms; otherwise it stands above the statements. */
  isSignalOverPictograms: boolean
  signColumn: number
  sign: number
  /** Side of a pictogram's box, and how many stand in a row. */
  pictogram: number
  perRow: number
  routes: SetRoutes['routes']
  /** Of the column with the names of the routes; 0 where each stands over its text, two beside each other. */
  routeNames: number
}

/** One way to compose the sheet. */
export interface SheetTrial {
  text: number
  sign: number
  padding: number
  gap: number
  /** Compact: signal word above the pictograms, narrower column of signs, smaller name, lower headings, routes of first aid as saves room. */
  form: 'usual' | 'compact'
  /** Lines stand closer too, and the headings are smaller. */
  isClose?: true
  /** A name of more than two lines is set smaller, down to `smallName`. */
  isNameSmall?: true
}

const closestTrial: SheetTrial = { text: leastText, sign: signSides.closest, padding: 1.2, gap: 0, form: 'compact', isClose: true }
/** What takes the least room. */
export const tightestTrial: SheetTrial = { ...closestTrial, isNameSmall: true }

/**
 * The ways to compose the sheet, from the largest: type from 8.8 u to 10 pt with signs in proportion, in the usual form or else in the
 * compact one; after that bands close up. `tightestTrial` comes behind the last.
 */
export const sheetTrials: readonly SheetTrial[] = [
  ...[...Array.from({ length: Math.ceil((largestText - leastText) / step) }, (_, index) => largestText - index * step), leastText].flatMap(
    (text): SheetTrial[] => {
      const share = (text - leastText) / (largestText - leastText)
      const sign = signSides.least + share * (signSides.largest - signSides.least)
      return [
        { text, sign, padding: 5, gap: 2, form: 'usual' },
        { text, sign: Math.min(sign, (signColumn.compact - 6) / 3), padding: 4, gap: 1.6, form: 'compact' },
      ]
    },
  ),
  { text: leastText, sign: signSides.least, padding: 2.2, gap: 0.6, form: 'compact' },
  { text: leastText, sign: signSides.least, padding: 2, gap: 0.4, form: 'compact', isClose: true },
  closestTrial,
]

export function layOutSheet(model: SafetyModel, { text, sign, padding, gap, form, isClose, isNameSmall }: SheetTrial): SheetLayout {
  const { language } = model
  const lineHeight = isClose ? lineHeights.close : lineHeights.usual
  const headingSize = isClose ? headingSizes.close : headingSizes.usual
  const body = text * lineHeight
  const isCompact = form === 'compact'
  const signsWidth = signColumn[sign === signSides.closest ? 'closest' : form]
  const columns = { signs: signsWidth, text: inner.width - columnGap - signsWidth }
  // Where no sign stands beside them, texts have the whole width.
  const widthBeside = (signs: readonly unknown[]) => (signs.length > 0 ? columns.text : inner.width)
  const set = (rich: Rich, setting: Setting) => breakLines(rich, setting, language)
  const setPoints = (points: readonly Rich[], width: number) =>
    points.map((point) => set(point, { width: width - bullet, size: text, weight: 400 }))
  const pointsHeight = (points: readonly Rich[][]) => heightOfPoints(points, body, gap)

  const frame = setFrame(model, titlePadding[form], 'A4')

  const nameWidth = inner.width - (model.qr ? 44 : 0)
  const nameSizes = { width: nameWidth, largest: isClose ? 17 : isCompact ? 20 : 27, least: 16 }
  const name = isNameSmall
    ? setOnTwoLines(model.productName, { ...nameSizes, least: smallName }, language)
    : setName(model.productName, nameSizes, language)
  const contains = { lines: set(model.contains, { width: nameWidth, size: text, weight: 400 }), size: text }
  const containsHeight = contains.lines.length === 0 ? 0 : 1.5 + contains.lines.length * body
  const nameText = name.lines.length * name.size * 1.08 + containsHeight
  const nameHeight = Math.max(nameText, model.qr ? largestQr : 0) + 2 * padding + 1
  // The quiet zone of the code must not lie on the title's band.
  const qrSide = model.qr ? Math.min(largestQr, nameHeight / (1 + 2 * quietZoneOf(model.qr.svg))) : 0

  // Pictograms keep their proportion to the signs: 52 u for one or two, 40 u for four in two rows, otherwise 36 u in rows of three.
  const count = model.hazards.pictograms.length
  const perRow = count <= 2 ? 2 : count === 4 ? 2 : 3
  const pictogram = ((count <= 2 ? 52 : count === 4 ? 40 : 36) * sign) / signSides.largest
  const pictogramRows = Math.ceil(count / perRow)
  const hazardWidth = widthBeside(model.hazards.pictograms)
  const isSignalOverPictograms = isCompact && count > 0
  const signalWord = setWhole(model.hazards.signalWord, isSignalOverPictograms ? columns.signs : hazardWidth, 17, language)
  const signalHeight = signalWord.lines.length === 0 ? 0 : signalWord.lines.length * signalWord.size * 1.1 + 1.5
  const hazards = setPoints(model.hazards.points, hazardWidth)
  const pictogramsHeight = Math.max(0, pictogramRows * (pictogram + 2) - 2)

  const protection = setPoints(model.protection.points, widthBeside(model.protection.signs))
  const signRows = Math.ceil(model.protection.signs.length / 3)

  const danger = setPoints(model.danger.points, columns.text)
  const call = setText(
    model.danger.callLabel,
    { width: Math.min(callWidth, columns.signs - sign - callGap), size: text, weight: 400 },
    language,
  )
  const contacts = model.danger.contacts.flatMap((contact) => set([{ text: contact }], { width: columns.signs, size: text, weight: 400 }))
  const callHeight = Math.max(sign, call.lines.length * body + 24) + (contacts.length > 0 ? 2 * gap + contacts.length * body : 0)

  const routeSetting = { width: columns.text, size: text, body, gap }
  const inPairs = setRoutesInPairs(model.firstAid.routes, routeSetting, language)
  const inRows = setRoutesInRows(model.firstAid.routes, routeSetting, language)
  const aid = isCompact && inRows.height < inPairs.height ? inRows : inPairs
  const note = set(model.firstAid.note, { width: columns.signs, size: text, weight: 400 })
  const instead = setPoints(model.firstAid.points, columns.text)
  const aidHeight = sign + (note.length > 0 ? 2 * gap + note.length * body : 0)

  const disposal = setPoints(model.disposal.points, inner.width)

  const heights = [
    isSignalOverPictograms
      ? Math.max(signalHeight + pictogramsHeight, pointsHeight(hazards))
      : Math.max(pictogramsHeight, signalHeight + pointsHeight(hazards)),
    Math.max(signRows * (sign + 3) - 3, pointsHeight(protection)),
    Math.max(callHeight, pointsHeight(danger)),
    Math.max(aidHeight, aid.height, pointsHeight(instead)),
    pointsHeight(disposal),
  ]
  const headings = [model.hazards, model.protection, model.danger, model.firstAid, model.disposal].map(({ heading }) =>
    setText(heading, { width: inner.width, size: headingSize, weight: 700 }, language),
  )
  const headingHeights = headings.map(({ lines }) => lines.length * headingLine * headingSize + sum(headingPadding[form]))

  const used = frame.titleHeight + nameHeight + sum(headingHeights) + sum(heights) + heights.length * 2 * padding + frame.footHeight
  const spare = Math.max(0, inner.height - used) / heights.length
  const missing = Math.max(0, used - inner.height)
  return {
    ...frame,
    unit: unitOf.A4,
    text,
    padding,
    gap,
    lineHeight,
    isSignalOverPictograms,
    signColumn: columns.signs,
    headingPadding: headingPadding[form],
    sign,
    pictogram,
    perRow,
    name,
    contains,
    nameHeight,
    qrColumn: largestQr,
    qrSide,
    bands: [hazards, protection, danger, instead, disposal].map((points, index) => {
      const heading = headings[index] ?? { lines: [], size: headingSize }
      return { heading, height: (heights[index] ?? 0) + 2 * padding + spare, points }
    }),
    routes: aid.routes,
    routeNames: aid.routeNames,
    note,
    contacts,
    signalWord,
    call,
    height: sheet.height + missing,
    overflow: missing * unitOf.A4,
  }
}
