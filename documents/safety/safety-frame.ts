import type { Rich } from '../document-model.ts'
import { breakLines } from './break-lines.ts'
import type { SafetyFormat, SafetyModel } from './safety-model.ts'
import { setText, sum, type SetText } from './set-text.ts'

/** Millimetres of the unit u in which the sheets are measured. */
export const unitOf: Readonly<Record<SafetyFormat, number>> = { A2: 1, A4: 0.5 }
export const sheet = { width: 420, height: 594 }
/** Inside margin, frame and padding. */
export const inner = { height: sheet.height - 2 * 17, width: 366 }
export const headingLine = 1.2
export const bullet = 6.5
/** Of the foot: type on either sheet, its line, and the width of a cell of its first row. */
const smallTexts: Readonly<Record<SafetyFormat, number>> = { A2: 5, A4: 5.6 }
const smallLine = 1.3
const cellWidth = 84

/** What stands around the instructions on both sheets: the title on orange above, source, unofficial statements and signature below. Lengths in u. */
export interface SafetyFrame {
  title: SetText
  subtitle: SetText
  /** Space above and below the title. */
  titlePadding: readonly [above: number, below: number]
  titleHeight: number
  /** Type of the foot. */
  small: number
  basis: Rich[]
  /** Fields of the workplace: a row over the source. */
  workplace: { label: Rich[]; value: Rich[] }[]
  workplaceHeight: number
  /** Both rows. */
  footHeight: number
}

export function setFrame(
  { language, title: titleText, subtitle: subtitleText, hazards: { unofficial }, workplace: fields, foot }: SafetyModel,
  titlePadding: SafetyFrame['titlePadding'],
  format: SafetyFormat,
): SafetyFrame {
  const smallText = smallTexts[format]
  const title = setText(titleText, { width: 230, size: 13, weight: 700 }, language)
  const subtitle = setText(subtitleText, { width: 130, size: 7.4, weight: 600 }, language)
  const small = unofficial === '' ? foot.basis.lines : [...foot.basis.lines, unofficial]
  const basis = small.flatMap((line) => breakLines([{ text: line }], { width: 112, size: smallText, weight: 400 }, language))
  const inCell = (text: string, weight: 400 | 700) =>
    text === '' ? [] : breakLines([{ text }], { width: cellWidth, size: smallText, weight }, language)
  const workplace = fields.map(({ label, value }) => ({ label: inCell(label, 400), value: inCell(value, 700) }))
  // A line to write on is as high as a line of type.
  const cellLines = Math.max(...workplace.map(({ label, value }) => label.length + Math.max(1, value.length)))
  const workplaceHeight = cellLines * smallText * smallLine + 3
  return {
    small: smallText,
    workplace,
    workplaceHeight,
    title,
    subtitle,
    titlePadding,
    titleHeight: Math.max(title.lines.length * 13 * 1.15, subtitle.lines.length * 7.4 * 1.25) + sum(titlePadding),
    basis,
    footHeight: workplaceHeight + Math.max(2, 1 + basis.length) * smallText * smallLine + 5,
  }
}

/** What every layout of the instructions has. Lengths in u. */
export interface SafetyLayout extends SafetyFrame {
  /** u in mm. */
  unit: number
  name: SetText
  contains: SetText
  nameHeight: number
  /** Of the column with the QR code, and of the code itself without its quiet zone; 0 where there is none. */
  qrColumn: number
  qrSide: number
  /** Space above and below what stands in a band, and between points. */
  padding: number
  gap: number
  lineHeight: number
  headingPadding: readonly [above: number, below: number]
  /** Hazards, protection, danger, first aid, disposal: the heading, and the height of what stands under it. */
  bands: { heading: SetText; height: number; points: Rich[][] }[]
  note: Rich[]
  contacts: Rich[]
  signalWord: SetText
  call: SetText
  /** Height of the sheet with everything on it; more than the sheet has where not everything fits. */
  height: number
  /** What does not fit even with the smallest type, in mm; 0 where all fits. */
  overflow: number
}
