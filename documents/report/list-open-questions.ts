import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import type { Warning } from '../../clp/classification/warning.ts'
import type { ReceiptTable } from '../receipt/write-receipt-pdf.ts'
import type { TextWriter } from '../text/write-text.ts'
import type { ReportFact } from './report-model.ts'
import { writePlace } from './write-places.ts'

/** What a person should look at: warnings, statements that only a person can decide on, what the engine remarks, notes on transport. */
export function listOpenQuestions(
  { warnings, label, hazards, components, transport }: ClassificationAnswer,
  names: ReadonlyMap<string, string>,
  writer: TextWriter,
): { facts: ReportFact[]; tables: ReceiptTable[] } {
  const byPath = new Map(components.flatMap(({ name, paths }) => paths.map((path) => [path, name] as const)))
  const isEnglish = writer.language === 'en'
  const rows: string[][][] = [
    ...warnings.map((warning) => [
      [byPath.get(warning.path) ?? writer.heading('3.2')],
      [warning.article === null ? '–' : writePlace(warning.article, writer)],
      isEnglish ? [warning.message] : [writeFigures(warning, writer)],
    ]),
    ...label.because.supplemental.suggested.map(({ code, components: of, article }) => [
      of.map((key) => names.get(key) ?? key),
      [writePlace(article, writer)],
      [code],
    ]),
    // Sentences of the engine are English; what they say in short stands in the tables above in every language.
    ...(isEnglish
      ? hazards.flatMap(({ hazardClass, remarks }) => remarks.map((text) => [[writer.term(`hazardClass.${hazardClass}`)], ['–'], [text]]))
      : []),
    ...(transport === null
      ? []
      : [...transport.warnings, ...transport.modes.flatMap(({ notes }) => notes)]
          .filter((note, index, all) => all.findIndex(({ source, text }) => source === note.source && text === note.text) === index)
          .map(({ source, text }) => [[writer.heading('14')], [writePlace(source, writer)], [isEnglish ? text : '–']])),
  ]
  if (rows.length === 0) return { facts: [], tables: [] }
  return {
    facts: [],
    tables: [
      {
        caption: writer.term('sds.remarks'),
        columns: [
          { head: writer.term('sds.substance'), width: 56 },
          { head: writer.term('report.rule'), width: 48 },
          { head: writer.term('sds.remarks'), width: 70 },
        ],
        rows,
      },
    ],
  }
}

/** The figures and numbers of a warning, which are the same in every language. */
function writeFigures({ params }: Warning, writer: TextWriter): string {
  const written = Object.values(params).flatMap((value) =>
    typeof value === 'number'
      ? `${writer.number(value)}\u00a0%`
      : /^\d{4}-\d\d-\d\d$/.test(value)
        ? writer.date(value)
        : /\d/.test(value)
          ? value
          : [],
  )
  return written.length > 0 ? written.join('; ') : '–'
}
