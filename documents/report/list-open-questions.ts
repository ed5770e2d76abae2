import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import type { Remark } from '../../clp/classification/sentences.ts'
import type { TransportProposal } from '../../clp/transport/transport-proposal.ts'
import type { PlainFact, PlainTable } from '../plain/print-document.ts'
import type { TextWriter } from '../text/write-text.ts'
import { writePlace } from './write-places.ts'
import { writeSentence } from './write-sentence.ts'

/** What a person should look at: warnings, statements that only a person can decide on, what the engine remarks, notes on transport. */
export function listOpenQuestions(
  { warnings, label, hazards, components, transport }: ClassificationAnswer,
  names: ReadonlyMap<string, string>,
  writer: TextWriter,
): { facts: PlainFact[]; tables: PlainTable[] } {
  const byPath = new Map(components.flatMap(({ name, paths }) => paths.map((path) => [path, name] as const)))
  const rows: string[][][] = [
    ...warnings.map((warning) => [
      [byPath.get(warning.path) ?? writer.heading('3.2')],
      [writePlaceOf(warning, writer)],
      [writeSentence(warning, writer)],
    ]),
    ...label.because.supplemental.suggested.map(({ code, components: of, article }) => [
      of.map((key) => names.get(key) ?? key),
      [writePlace(article, writer)],
      [code],
    ]),
    ...hazards.flatMap(({ hazardClass, remarks }) =>
      remarks.map((one) => [[writer.term(`hazardClass.${hazardClass}`)], [writePlaceOf(one, writer)], [writeSentence(one, writer)]]),
    ),
    ...(transport === null ? [] : listNotes(transport, writer)),
  ]
  // What acute and long-term hazards, or road, sea and air have in common is said once.
  const once = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
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
        rows: once,
      },
    ],
  }
}

const writePlaceOf = ({ article }: Remark, writer: TextWriter): string => (article === null ? '–' : writePlace(article, writer))

function listNotes({ warnings, modes }: TransportProposal, writer: TextWriter): string[][][] {
  return [...warnings, ...modes.flatMap(({ notes }) => notes)].map((note) => [
    [writer.heading('14')],
    [writePlace(note.source, writer)],
    [writeSentence(note, writer)],
  ])
}
