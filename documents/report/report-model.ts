import type { LanguageCode } from '../../shared/languages.ts'
import type { ReceiptModel, ReceiptTable } from '../receipt/write-receipt-pdf.ts'

export type ReportFact = ReceiptModel['facts'][number]

/** A part of the report under a heading of its own. */
export interface ReportPart {
  heading: string
  facts: ReportFact[]
  tables: ReceiptTable[]
}

/** The report on a classification, all in one language. */
export interface ReportModel {
  language: LanguageCode
  title: string
  /** Which engine made it. */
  author: string
  facts: ReportFact[]
  parts: ReportPart[]
  note: string
  pageWord: string
  /** `YYYY-MM-DD`: the day by whose law it was judged, so that the same input gives the same bytes. */
  stampedOn: string
}
