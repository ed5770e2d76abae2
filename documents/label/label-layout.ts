import type { LanguageCode } from '../../shared/languages.ts'
import type { Run } from './set-paragraph.ts'

/** Parts of a label, in the order in which they are read. */
export type LabelPart =
  | 'name'
  | 'description'
  | 'logo'
  | 'identifiers'
  | 'pictograms'
  | 'signalWord'
  | 'contains'
  | 'hazard'
  | 'precautionary'
  /** Signal word, hazard and precautionary statements in one paragraph, as the compact form has them. */
  | 'statements'
  | 'supplemental'
  | 'usage'
  | 'storage'
  | 'infoText'
  | 'supplier'
  | 'transport'
  | 'qr'
  | 'quantity'

/** Something at its place on the label. All measures in mm from the upper left of the label. */
export type LabelElement =
  | {
      kind: 'text'
      part: LabelPart
      language: LanguageCode
      x: number
      y: number
      width: number
      height: number
      align: 'start' | 'end'
      lineHeight: number
      lines: Run[][]
    }
  | { kind: 'drawing'; part: LabelPart; x: number; y: number; width: number; height: number; drawing: string; description: string }
  | { kind: 'rule'; x: number; y: number; width: number; thickness: number }

/** How a label is arranged. */
export interface Arrangement {
  /** `compact`: signal word and statements run on in one paragraph, the supplier in running lines. */
  form: 'normal' | 'compact'
  /** pt */
  textSize: number
  /** Side of the pictograms' red square, mm. */
  pictogramSide: number
  /** Whether the QR code, and on a label that is wider than high the transport labels, leave the foot for free corners beside the pictograms. */
  qrInCorner: boolean
  /** On a label that is wider than high: the pictograms stand above the texts as on an upright one, not beside them. */
  isUpright?: true
}

/** How a label is arranged, without what came of it. */
export function arrangementOf({ form, textSize, pictogramSide, qrInCorner, isUpright }: Arrangement): Arrangement {
  return { form, textSize, pictogramSide, qrInCorner, ...(isUpright ? { isUpright } : {}) }
}

export interface LabelLayout extends Arrangement {
  /** Of the label, mm. */
  width: number
  height: number
  /** In the order in which they are read. */
  elements: LabelElement[]
  /** Height and width that the label would need for everything, mm. */
  neededHeight: number
  neededWidth: number
  /** Where the QR code stands. */
  qrPlace: 'foot' | 'corner' | null
}

export const millimetresPerPoint = 25.4 / 72
