import type { LanguageCode } from '../../shared/languages.ts'
import type { Rich } from '../document-model.ts'
import { quietZoneOf } from '../qr-code.ts'
import { breakLines, widthOf, type Setting, type Weight } from './break-lines.ts'
import type { SafetyFormat, SafetyModel } from './safety-model.ts'

/** Millimetres of the unit u in which the poster is measured. */
export const unitOf: Readonly<Record<SafetyFormat, number>> = { A2: 1, A4: 0.5 }
export const sheet = { width: 420, height: 594 }
/** Inside margin, frame and padding. */
const inner = { height: sheet.height - 2 * 17, width: 366 }
const columnGap = 10
const signColumn = { usual: 112, compact: 93 }
/** Multiples of the size of the type. */
const lineHeights = { usual: 1.24, close: 1.12 }
const bullet = 6.5
/** Lines of headings, and the space above and below them. */
const headingSizes = { usual: 11.5, close: 10 }
const headingLine = 1.2
const headingPadding = { usual: [1.6, 2.2], compact: [0.9, 1.4] } as const
const titlePadding = { usual: [3, 6], compact: [2, 4] } as const
/** 7 u; on A4 the type is never smaller than 10 pt. */
const leastText: Readonly<Record<SafetyFormat, number>> = { A2: 7, A4: (10 * 25.4) / 72 / unitOf.A4 }
const largestText = 8.8
const step = 0.2
const largestQr = 34
const signSides = { largest: 34, least: 28, closest: 22 }

export interface SetText {
  lines: Rich[]
  size: number
}

export interface SafetyLayout {
  /** u: millimetres on A2, half of them on A4, in all that follows. */
  unit: number
  text: number
  /** Space above and below what stands in a band, and between points. */
  padding: number
  gap: number
  lineHeight: number
  /** Whether the signal word stands above the pictograms; otherwise it stands above the statements. */
  isSignalOverPictograms: boolean
  signColumn: number
  headingPadding: readonly number[]
  titlePadding: readonly number[]
  sign: number
  /** Side of a pictogram's box, and how many stand in a row. */
  pictogram: number
  perRow: number
  title: SetText
  subtitle: SetText
  name: SetText
  contains: SetText
  nameHeight: number
  /** Of the QR code itself, without its quiet zone; 0 where there is none. */
  qrSide: number
  bands: { heading: SetText; height: number; points: Rich[][] }[]
  routes: { heading: Rich[]; lines: Rich[] }[]
  note: Rich[]
  contacts: Rich[]
  signalWord: SetText
  call: SetText
  basis: Rich[]
  footHeight: number
  /** Height of the sheet with everything on it; more than the sheet has where not everything fits. */
  height: number
  /** What does not fit even with the smallest type, in mm; 0 where all fits. */
  overflow: number
}

/**
 * Composes the poster for a sheet: the largest type from 8.8 u to 7 u (on A4: 10 pt) and the largest signs with which everything stands on
 * it, in the usual form or else in the compact one; after that bands close up. What is left over is shared out among the bands. Nothing is dropped: what does not fit even then
 * makes the layout higher than the sheet, by `overflow`.
 */
export function fitSafety(model: SafetyModel, format: SafetyFormat): SafetyLayout {
  const least = leastText[format]
  const sizes = Array.from({ length: Math.ceil((largestText - least) / step) }, (_, index) => largestText - index * step)
  const trials = [...sizes, least].flatMap((text): Trial[] => {
    const share = (text - least) / (largestText - least)
    const sign = signSides.least + share * (signSides.largest - signSides.least)
    return [
      { text, sign, padding: 5, gap: 2, form: 'usual' },
      { text, sign: Math.min(sign, (signColumn.compact - 6) / 3), padding: 4, gap: 1.6, form: 'compact' },
    ]
  })
  const closest = { text: least, sign: signSides.least, form: 'compact' } as const
  trials.push({ ...closest, padding: 2.2, gap: 0.6 }, { ...closest, padding: 2, gap: 0.4, isClose: true })
  const last = layOut(model, format, tightest(format))
  // Nothing larger needs less room, but for a few lines that end elsewhere.
  if (last.overflow > hopeless * unitOf[format]) return last
  for (const trial of trials) {
    const layout = layOut(model, format, trial)
    if (layout.overflow === 0) return layout
  }
  return last
}

/** The layout of a poster that does not fit on the sheet; null where it does, which the smallest form alone shows at once. */
export function findOverflow(model: SafetyModel, format: SafetyFormat): SafetyLayout | null {
  if (layOut(model, format, tightest(format)).overflow === 0) return null
  const layout = fitSafety(model, format)
  return layout.overflow > 0 ? layout : null
}

/** What takes the least room. */
const tightest = (format: SafetyFormat): Trial => ({
  text: leastText[format],
  sign: signSides.closest,
  padding: 1.2,
  gap: 0,
  form: 'compact',
  isClose: true,
})

/** u that are missing with the smallest type, from which it is of no use to try a larger one. */
const hopeless = 60

interface Trial {
  text: number
  sign: number
  padding: number
  gap: number
  /** Compact: signal word above the pictograms, narrower column of signs, smaller name, lower headings. */
  form: 'usual' | 'compact'
  /** Lines stand closer too, and the headings are smaller. */
  isClose?: true
}

function layOut(model: SafetyModel, format: SafetyFormat, { text, sign, padding, gap, form, isClose }: Trial): SafetyLayout {
  const { language } = model
  const unit = unitOf[format]
  const lineHeight = isClose ? lineHeights.close : lineHeights.usual
  const headingSize = isClose ? headingSizes.close : headingSizes.usual
  const body = text * lineHeight
  const isCompact = form === 'compact'
  const columns = { signs: signColumn[form], text: inner.width - columnGap - signColumn[form] }
  // Where no sign stands beside them, texts have the whole width.
  const widthBeside = (signs: readonly unknown[]) => (signs.length > 0 ? columns.text : inner.width)
  const set = (rich: Rich, setting: Setting) => breakLines(rich, setting, language)
  const setPoints = (points: readonly Rich[], width: number) =>
    points.map((point) => set(point, { width: width - bullet, size: text, weight: 400 }))
  const pointsHeight = (points: readonly Rich[][]) => sum(points.map((lines) => lines.length * body)) + gap * Math.max(0, points.length - 1)

  const title = setText(model.title, { width: 230, size: 13, weight: 700 }, language)
  const subtitle = setText(model.subtitle, { width: 130, size: 7.4, weight: 600 }, language)
  const titleHeight = Math.max(title.lines.length * 13 * 1.15, subtitle.lines.length * 7.4 * 1.25) + sum(titlePadding[form])

  const nameWidth = inner.width - (model.qr ? 44 : 0)
  const name = setName(model.productName, nameWidth, isClose ? 17 : isCompact ? 20 : 27, language)
  const contains = { lines: set(model.contains, { width: nameWidth, size: text, weight: 400 }), size: text }
  const containsHeight = contains.lines.length === 0 ? 0 : 1.5 + contains.lines.length * body
  const nameText = name.lines.length * name.size * 1.08 + containsHeight
  const nameHeight = Math.max(nameText, model.qr ? largestQr : 0) + 2 * padding + 1
  // The quiet zone of the code must not lie on the title's band.
  const qrSide = model.qr ? Math.min(largestQr, nameHeight / (1 + 2 * quietZoneOf(model.qr.svg))) : 0

  // Pictograms keep their proportion to the signs: 52 u for one or two, 36 u for three, 40 u for two rows of two.
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
  const call = setText(model.danger.callLabel, { width: 66, size: text, weight: 400 }, language)
  const contacts = model.danger.contacts.flatMap((contact) => set([{ text: contact }], { width: columns.signs, size: text, weight: 400 }))
  const callHeight = Math.max(sign, call.lines.length * body + 24) + (contacts.length > 0 ? 2 * gap + contacts.length * body : 0)

  const routeWidth = (columns.text - 8) / 2
  const routes = model.firstAid.routes.map(({ heading, text: route }) => ({
    heading: set([{ text: heading }], { width: routeWidth, size: text, weight: 700 }),
    lines: set(route, { width: routeWidth, size: text, weight: 400 }),
  }))
  const note = set(model.firstAid.note, { width: columns.signs, size: text, weight: 400 })
  const routeHeight = (index: number) => ((routes[index]?.heading.length ?? 0) + (routes[index]?.lines.length ?? 0)) * body
  const rows = Array.from({ length: Math.ceil(routes.length / 2) }, (_, row) => Math.max(routeHeight(2 * row), routeHeight(2 * row + 1)))
  const routesHeight = sum(rows) + gap * Math.max(0, rows.length - 1)
  const instead = setPoints(model.firstAid.points, columns.text)
  const aidHeight = sign + (note.length > 0 ? 2 * gap + note.length * body : 0)

  const disposal = setPoints(model.disposal.points, inner.width)

  const heights = [
    isSignalOverPictograms
      ? Math.max(signalHeight + pictogramsHeight, pointsHeight(hazards))
      : Math.max(pictogramsHeight, signalHeight + pointsHeight(hazards)),
    Math.max(signRows * (sign + 3) - 3, pointsHeight(protection)),
    Math.max(callHeight, pointsHeight(danger)),
    Math.max(aidHeight, routesHeight, pointsHeight(instead)),
    pointsHeight(disposal),
  ]
  const headings = [model.hazards, model.protection, model.danger, model.firstAid, model.disposal].map(({ heading }) =>
    setText(heading, { width: inner.width, size: headingSize, weight: 700 }, language),
  )
  const headingHeights = headings.map(({ lines }) => lines.length * headingLine * headingSize + sum(headingPadding[form]))

  const basis = model.foot.basis.lines.flatMap((line) => set([{ text: line }], { width: 98, size: 6.2, weight: 400 }))
  const footHeight = Math.max(2, 1 + basis.length) * 6.2 * 1.3 + 7

  const used = titleHeight + nameHeight + sum(headingHeights) + sum(heights) + heights.length * 2 * padding + footHeight
  const spare = Math.max(0, inner.height - used) / heights.length
  const missing = Math.max(0, used - inner.height)
  return {
    unit,
    text,
    padding,
    gap,
    lineHeight,
    isSignalOverPictograms,
    signColumn: columns.signs,
    headingPadding: headingPadding[form],
    titlePadding: titlePadding[form],
    sign,
    pictogram,
    perRow,
    title,
    subtitle,
    name,
    contains,
    nameHeight,
    qrSide,
    bands: [hazards, protection, danger, instead, disposal].map((points, index) => {
      const heading = headings[index] ?? { lines: [], size: headingSize }
      return { heading, height: (heights[index] ?? 0) + 2 * padding + spare, points }
    }),
    routes,
    note,
    contacts,
    signalWord,
    call,
    basis,
    footHeight,
    height: sheet.height + missing,
    overflow: missing * unit,
  }
}

function setText(text: string, setting: Setting, language: LanguageCode): SetText {
  return { lines: text === '' ? [] : breakLines([{ text }], setting, language), size: setting.size }
}

/** On one line from the largest size, 27 u, down to 16 u; a longer name takes more lines of that size. */
function setName(name: string, width: number, largest: number, language: LanguageCode): SetText {
  const weight: Weight = 700
  const size = Math.min(largest, Math.max(16, Math.floor((width / widthOf(name, weight, language)) * 10) / 10))
  return setText(name, { width, size, weight }, language)
}

/** A word that is never parted: as large as the column lets it be. */
function setWhole(word: string, width: number, largest: number, language: LanguageCode): SetText {
  const weight: Weight = 700
  return setText(
    word,
    { width, size: Math.min(largest, Math.floor((width / widthOf(word, weight, language)) * 10) / 10), weight },
    language,
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
