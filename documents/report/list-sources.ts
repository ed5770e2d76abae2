import { acts } from '../../clp/annex-vi/acts.ts'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import type { PlainFact, PlainTable } from '../plain/print-document.ts'
import type { TextWriter } from '../text/write-text.ts'
import { writePlace } from './write-places.ts'

/** Where the facts are from: acts of the harmonised entries, editions of the transport rules. */
export function listSources(
  { components, transport }: ClassificationAnswer,
  writer: TextWriter,
): { facts: PlainFact[]; tables: PlainTable[] } {
  const editions = [...new Set(transport?.modes.map(({ edition }) => edition))]
  const rows = components.flatMap(({ name, entry }) => {
    if (entry === null) return []
    const adaptation = acts[entry.act]?.adaptation ?? null
    return [[[name], [entry.index], [`CELEX ${entry.act}${adaptation ? ` (ATP ${adaptation})` : ''}`], [writer.date(entry.appliesFrom)]]]
  })
  return {
    facts: [
      { term: 'CLP', value: writer.term('abbreviation.CLP') },
      ...(editions.length > 0 ? [{ term: writer.heading('14'), value: editions.join(`${writer.term('document.semicolon')} `) }] : []),
    ],
    tables:
      rows.length === 0
        ? []
        : [
            {
              caption: writePlace('CLP Annex VI', writer),
              columns: [
                { head: writer.term('sds.substance'), width: 66 },
                { head: writer.term('identifier.index'), width: 32 },
                { head: writer.term('sds.sources'), width: 46 },
                { head: writer.term('report.appliesFrom'), width: 30 },
              ],
              rows,
            },
          ],
  }
}
