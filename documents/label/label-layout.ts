import type { LanguageCode } from '../../shared/languages.ts'
import type { Run } from './text-runs.ts'

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

/**
 * Something at its place on the label. All measures in mm from the upper left of the label. `column`: that of two in which a text runs, from 0.
 */
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
      column?: number
    }
  | { kind: 'drawing'; part: LabelPart; x: number; y: number; width: number; height: number; drawing: string; description: string }
  | { kind: 'rule'; x: number; y: number; width: number; thickness: number; column?: number }

/**
 * `normal`: each kind of statement is a paragraph. `compact`: signal word and statements run on, the supplier in running lines. `tight`: all
 * that a language says runs on in the size of the text, and rules and distances are as small as can be.
 */
export type LabelForm = 'normal' | 'compact' | 'tight'

/**
 * Where pictograms and texts stand. `usual`: in a column beside the texts where the label is wider than high, otherwise beside the name or in
 * a row. `above`: in a row above the texts. `round`: the texts run round them. `columns`: below the name in two columns, round the pictograms.
 */
export type LabelPlacing = 'usual' | 'above' | 'round' | 'columns'

/** How a label is arranged. */
export interface Arrangement {
  form: LabelForm
  placing: LabelPlacing
  /** pt */
  textSize: number
  /** Side of the pictograms' red square, mm. */
  pictogramSide: number
  /** Whether the QR code, and on a label that is wider than high the transport labels, leave the foot for free corners beside the pictograms. */
  qrInCorner: boolean
  /** Of the ways to arrange the pictograms that texts run round, the one with this number; without it the one that needs the least height. */
  group?: number
}

/** How a label is arranged, without what came of it. */
export function arrangementOf({ form, placing, textSize, pictogramSide, qrInCorner, group }: Arrangement): Arrangement {
  return { form, placing, textSize, pictogramSide, qrInCorner, ...(group === undefined ? {} : { group }) }
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
