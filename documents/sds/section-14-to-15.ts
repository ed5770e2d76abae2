import type { LanguageCode } from '../../shared/languages.ts'
import type { Text } from '../../shared/record/texts.ts'
import { findTransportMode, type TransportMode, type TransportModeName } from '../../shared/record/transport.ts'
import type { Block, Rich, Subsection } from '../document-model.ts'
import { contains, listMarkings } from '../label-duties.ts'
import { createTextWriter, plainText, type TextWriter } from '../text/write-text.ts'
import { joinSentences, pairRow, pairsOr, paragraph, paragraphs, paragraphsOr, rich } from './blocks.ts'
import type { SdsSource } from './sds-source.ts'

/** Names of the rules, the same in every language. Why not ADN: docs/decisions/025-transport-by-mode.md. */
const modeTitles: readonly [TransportModeName, string][] = [
  ['road', 'ADR/RID'],
  ['sea', 'IMDG'],
  ['air', 'ICAO/IATA'],
]

/** Section 14: transport by road and rail (ADR/RID), sea (IMDG) and air (ICAO/IATA). */
export function writeSection14({ record: { transport } }: SdsSource, writer: TextWriter): Subsection[] {
  const subsection = (number: string, blocks: Block[]): Subsection => ({ number, heading: writer.heading(number), blocks })
  const free = rich(writer.term('sds.notRegulatedForTransport'))
  if (!transport.regulated) {
    return [
      ...['14.1', '14.2', '14.3', '14.4', '14.5'].map((number) => subsection(number, [paragraph('notRegulated', free)])),
      subsection('14.6', paragraphsOr(transport.precautions, writer, 'sds.noTransportPrecautions')),
      subsection('14.7', paragraphsOr(transport.bulk, writer, 'sds.noBulkTransport')),
    ]
  }
  const modes = modeTitles.map(([name, title]) => ({ name, title, mode: findTransportMode(transport, name) }))
  /** A mode that does not regulate the product says so in each subsection, and why in the first. */
  const sayFree = (number: string, name: TransportModeName): Rich => {
    const reason = number === '14.1' && transport[name].regulated === false ? transport[name].reason : undefined
    return reason ? [...free, { text: ' ' }, ...writer.text(reason)] : free
  }
  const byMode = (number: string, write: (mode: TransportMode, name: TransportModeName) => Rich) => {
    const rows = modes.flatMap(({ name, title, mode }) => pairRow(title, title, [mode ? write(mode, name) : sayFree(number, name)]))
    return subsection(number, [{ kind: 'pairs', key: number, rows }])
  }
  const facts = modes.flatMap(({ title, mode }) => pairRow(title, title, mode ? writeFacts(mode, writer) : []))
  const precautions: Block[] =
    facts.length > 0
      ? [{ kind: 'pairs', key: 'modes', rows: facts }, ...paragraphs(transport.precautions, writer)]
      : paragraphsOr(transport.precautions, writer, 'sds.noTransportPrecautions')
  const pollutant = (mode: TransportMode, name: TransportModeName): Rich =>
    rich(
      writer.term(
        mode.environmentallyHazardous
          ? name === 'sea'
            ? 'sds.marinePollutant'
            : 'sds.environmentallyHazardous'
          : 'sds.notEnvironmentallyHazardous',
      ),
    )
  return [
    byMode('14.1', ({ number }) => rich(number)),
    byMode('14.2', (mode, name) => rich(writeShippingName(mode.shippingName, name, writer))),
    byMode('14.3', (mode) => rich([mode.hazardClass, ...mode.subsidiaryHazards.map((hazard) => `(${hazard})`)].join(' '))),
    byMode('14.4', (mode) => rich(mode.packingGroup ?? writer.term('document.notApplicable'))),
    byMode('14.5', pollutant),
    subsection('14.6', precautions),
    subsection('14.7', paragraphsOr(transport.bulk, writer, 'sds.noBulkTransport')),
  ]
}

/**
 * Sea and air want the proper shipping name in English: IMDG Code 5.4.1.4, IATA DGR 8.1.6. Beside it stands that of the reader. Where their language
 * has none, the English one stands alone and says so: with it goods are carried by road too (ADR 5.4.1.4.1; docs/decisions/102-shipping-names.md).
 */
function writeShippingName(shippingName: Text, mode: TransportModeName, writer: TextWriter): string {
  const [english, own] = [tryText(shippingName, 'en'), tryText(shippingName, writer.language)]
  if (own === null && english !== null) return writer.term('sds.shippingNameInEnglish', { name: english })
  const written = plainText(writer.text(shippingName))
  return mode === 'road' || english === null || english === written ? written : `${english} / ${written}`
}

/** A text in one language; null where the language lacks anything of it. */
export function tryText(text: Text, language: LanguageCode): string | null {
  const trial = createTextWriter(language)
  const written = plainText(trial.text(text))
  return trial.missing.size > 0 ? null : written
}

/** What one mode of transport has for its user to know, a fact per line: the modes differ in quantities and provisions. */
function writeFacts(mode: TransportMode, writer: TextWriter): Rich[] {
  const facts: [string, string | undefined][] = [
    ['sds.transportCategory', mode.transportCategory],
    ['sds.tunnelCode', mode.tunnelCode],
    ['sds.hazardNumber', mode.hazardNumber],
    ['sds.classificationCode', mode.classificationCode],
    ['sds.emergencySchedules', mode.emergencySchedules],
    ['sds.limitedQuantity', mode.limitedQuantity && writer.writtenQuantity(mode.limitedQuantity)],
    ['sds.exceptedQuantity', mode.exceptedQuantity],
    ['sds.specialProvisions', mode.specialProvisions.join(', ') || undefined],
  ]
  return facts.flatMap(([term, value]) =>
    value === undefined ? [] : [rich(`${writer.term(term)}${writer.term('document.colon')} ${value}`)],
  )
}

/** Section 15: regulatory information. */
export function writeSection15({ record, revisedOn }: SdsSource, writer: TextWriter): Subsection[] {
  const { regulatory } = record
  // What Annex XVII wants on the package is a provision on the product too: REACH Annex II, 15.1.
  const union = [...regulatory.union, ...listMarkings(record, revisedOn).filter((text) => !contains(regulatory.union, text))]
  const rows = [
    ...pairRow(
      'union',
      writer.term('sds.unionRules'),
      union.map((text) => writer.text(text)),
    ),
    ...pairRow(
      'voc',
      writer.term('sds.voc'),
      regulatory.volatileOrganicCompounds ? [rich(writer.quantity(regulatory.volatileOrganicCompounds))] : [],
    ),
    ...regulatory.national.flatMap(({ country, texts }) =>
      pairRow(
        `national ${country}`,
        writer.term('sds.nationalRules', { country: writer.country(country) }),
        texts.length > 0 ? [joinSentences(texts, writer)] : [],
      ),
    ),
  ]
  return [
    { number: '15.1', heading: writer.heading('15.1'), blocks: pairsOr('rules', rows, writer, 'document.noData') },
    {
      number: '15.2',
      heading: writer.heading('15.2'),
      blocks: paragraphsOr(regulatory.safetyAssessment, writer, 'sds.noSafetyAssessment'),
    },
  ]
}
