import { printDocument, printFacts, printTable } from '../plain/print-document.ts'
import { fitLine } from '../rendering/fit-text.ts'
import type { RenderJob } from '../rendering/render-job.ts'
import type { ReportModel } from './report-model.ts'

/** What a renderer needs to write the report on a classification as PDF/UA-1. Pure. */
export function reportPdfJob(model: ReportModel): RenderJob {
  const { language } = model
  const parts = model.parts.map(({ heading, facts, tables }) => ({
    heading: fitLine(heading, { width: 168, size: 10.5 }, language),
    facts: printFacts(facts, language),
    tables: tables.map((table) => printTable(table, language)),
  }))
  return { kind: 'pdf', template: 'report', data: printDocument(model, parts), standard: 'ua-1', stampedOn: model.stampedOn }
}
