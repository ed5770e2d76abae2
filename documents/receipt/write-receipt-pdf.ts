import { printDocument, printTable, type PlainDocument, type PlainTable } from '../plain/print-document.ts'
import type { RenderJob } from '../rendering/render-job.ts'

/** What a receipt says. */
export interface ReceiptModel extends PlainDocument {
  tables: PlainTable[]
}

/** What a renderer needs to write a receipt as PDF/UA-1. Pure. */
export function receiptPdfJob(model: ReceiptModel): RenderJob {
  const parts = model.tables.map((table) => printTable(table, model.language))
  return { kind: 'pdf', template: 'receipt', data: printDocument(model, parts), standard: 'ua-1', stampedOn: model.stampedOn }
}
