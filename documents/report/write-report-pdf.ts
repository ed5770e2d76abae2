import { printFacts, printTable } from '../receipt/write-receipt-pdf.ts'
import { fitLine, fitText } from '../rendering/fit-text.ts'
import type { RenderJob } from '../rendering/render-job.ts'
import { cutRunningLines } from '../rendering/running-lines.ts'
import type { ReportModel } from './report-model.ts'

/** What a renderer needs to write the report on a classification as PDF/UA-1. Pure. */
export function reportPdfJob(model: ReportModel): RenderJob {
  const { language } = model
  const data = {
    language,
    documentTitle: model.title,
    title: fitLine(model.title, { width: 170, size: 17 }, language),
    author: model.author,
    running: cutRunningLines({
      name: model.title,
      documents: [model.author],
      page: model.pageWord,
      version: '',
      supplier: model.author,
      permalink: '',
      footer: model.title,
    }),
    facts: printFacts(model.facts, language),
    parts: model.parts.map(({ heading, facts, tables }) => ({
      heading: fitLine(heading, { width: 168, size: 10.5 }, language),
      facts: printFacts(facts, language),
      tables: tables.map((table) => printTable(table, language)),
    })),
    note: fitText(model.note, { width: 174, size: 9.5 }, language),
  }
  return { kind: 'pdf', template: 'report', data, standard: 'ua-1', stampedOn: model.stampedOn }
}
