import type { PictogramCode } from '../../clp/pictograms.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { DocumentQr, Rich } from '../document-model.ts'
import type { SignCode } from '../signs.ts'

/** Sheets on which the safety instructions are printed: 210 × 297 mm and 420 × 594 mm. */
export const safetyFormats = ['A4', 'A2'] as const
export type SafetyFormat = (typeof safetyFormats)[number]

/** A sign or pictogram with what it says, in the language of the document. */
export interface ShownSign<Code = SignCode> {
  code: Code
  description: string
}

export interface SafetyBand {
  heading: string
  /** At most six. A band is never empty: it could be read as no danger, or as nothing to be done. */
  points: Rich[]
}

/** First aid after one kind of exposure. */
export interface FirstAidRoute {
  key: 'eyes' | 'skin' | 'inhalation' | 'ingestion'
  heading: string
  text: Rich
}

/** Workplace or activity, internal emergency number, first-aider or doctor. */
export interface WorkplaceField {
  label: string
  value: string
}

/** Safety instructions for one product at a workplace, the same for both sheets and for the page. */
export interface SafetyModel {
  language: LanguageCode
  title: string
  subtitle: string
  productName: string
  /** The substances to be named; empty where there is none. */
  contains: Rich
  qr: DocumentQr | null
  /** `unofficial` says which of the statements the law does not give in this language; empty where it gives all. */
  hazards: SafetyBand & { signalWord: string; pictograms: ShownSign<PictogramCode>[]; unofficial: string }
  protection: SafetyBand & { signs: ShownSign[] }
  danger: SafetyBand & { sign: ShownSign; callLabel: string; callNumber: string; contacts: string[] }
  /** Its points stand in the place of the routes, where there are none. */
  firstAid: SafetyBand & { signs: ShownSign[]; routes: FirstAidRoute[]; note: Rich }
  disposal: SafetyBand
  /** To be filled in by hand where the value is empty. */
  workplace: WorkplaceField[]
  /** `line`: the basis on one line, for a page. */
  foot: { basis: { label: string; lines: string[] }; line: string; date: string; signature: string }
  documentTitle: string
  /** ISO date that stamps the file. */
  stampedOn: string
}
