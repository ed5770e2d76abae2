import type { LabelElement } from './label-layout.ts'

/** The upper part of a label, laid out: name, identifiers, logo. */
export interface Head {
  elements: LabelElement[]
  /** Lower edge, mm from the upper edge of the label. */
  bottom: number
  /** Width that its widest unbroken part needs, mm. */
  neededWidth: number
}

/** The lower part of a label, laid out: supplier, transport labels, QR code, quantity. */
export interface Foot {
  /** mm */
  height: number
  /** Least width of its widest row. */
  width: number
  /** The elements, with the upper left of the foot at this place. */
  place(x: number, y: number): LabelElement[]
}

/** What a trial asks of a foot, in mm. */
export type FootSize = Pick<Foot, 'height' | 'width'>
