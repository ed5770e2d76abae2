import type { PlainDocument, PlainFact, PlainTable } from '../plain/print-document.ts'

/** A part of the report under a heading of its own. */
export interface ReportPart {
  heading: string
  facts: PlainFact[]
  tables: PlainTable[]
}

/** The report on a classification. Its author is the engine that made it; its day the one by whose law it was judged, so that the same input gives the same bytes. */
export interface ReportModel extends PlainDocument {
  parts: ReportPart[]
}
