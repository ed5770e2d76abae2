import type { LanguageCode } from '../../shared/languages.ts'
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

/** What stands around the instructions on both sheets: the title on orange above, source, unofficial statements and signature below. Lengths in u. */
export interface SafetyFrame {
  title: SetText
  subtitle: SetText
  /** Space above and below the title. */
  titlePadding: readonly [above: number, below: number]
  titleHeight: number
  basis: Rich[]
  footHeight: number
}

export function setFrame(
  { title: titleText, subtitle: subtitleText, hazards: { unofficial }, foot }: SafetyModel,
  titlePadding: SafetyFrame['titlePadding'],
  language: LanguageCode,
): SafetyFrame {
  const title = setText(titleText, { width: 230, size: 13, weight: 700 }, language)
  const subtitle = setText(subtitleText, { width: 130, size: 7.4, weight: 600 }, language)
  const small = unofficial === '' ? foot.basis.lines : [...foot.basis.lines, unofficial]
  const basis = small.flatMap((line) => breakLines([{ text: line }], { width: 98, size: 6.2, weight: 400 }, language))
  return {
    title,
    subtitle,
    titlePadding,
    titleHeight: Math.max(title.lines.length * 13 * 1.15, subtitle.lines.length * 7.4 * 1.25) + sum(titlePadding),
    basis,
    footHeight: Math.max(2, 1 + basis.length) * 6.2 * 1.3 + 7,
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
