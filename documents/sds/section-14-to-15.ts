import type { TransportMode } from '../../shared/record/transport.ts'
import type { Block, Rich, Subsection } from '../document-model.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { joinSentences, pairRow, pairsOr, paragraph, paragraphs, paragraphsOr, rich } from './blocks.ts'
import type { SdsSource } from './sds-source.ts'

/** Section 14: transport by road and rail (ADR/RID), sea (IMDG) and air (ICAO/IATA). */
export function writeSection14({ record: { transport } }: SdsSource, writer: TextWriter): Subsection[] {
  const subsection = (number: string, blocks: Block[]): Subsection => ({ number, heading: writer.heading(number), blocks })
  if (!transport.regulated) {
    const free = (): Block[] => [paragraph('notRegulated', rich(writer.term('sds.notRegulatedForTransport')))]
    return [
      ...['14.1', '14.2', '14.3', '14.4', '14.5'].map((number) => subsection(number, free())),
      subsection('14.6', paragraphsOr(transport.precautions, writer, 'sds.noTransportPrecautions')),
      subsection('14.7', paragraphsOr(transport.bulk, writer, 'sds.noBulkTransport')),
    ]
  }
  const modes: [string, TransportMode][] = [
    ['ADR/RID', transport.road],
    ['IMDG', transport.sea],
    ['ICAO/IATA', transport.air],
  ]
  const byMode = (number: string, write: (mode: TransportMode, name: string) => Rich) =>
    subsection(number, [{ kind: 'pairs', key: number, rows: modes.flatMap(([name, mode]) => pairRow(name, name, [write(mode, name)])) }])
  const facts = modes.flatMap(([name, mode]) => pairRow(name, name, writeFacts(mode, writer)))
  const precautions: Block[] =
    facts.length > 0
      ? [{ kind: 'pairs', key: 'modes', rows: facts }, ...paragraphs(transport.precautions, writer)]
      : paragraphsOr(transport.precautions, writer, 'sds.noTransportPrecautions')
  const pollutant = (mode: TransportMode, name: string): Rich =>
    rich(
      writer.term(
        mode.environmentallyHazardous
          ? name === 'IMDG'
            ? 'sds.marinePollutant'
            : 'sds.environmentallyHazardous'
          : 'sds.notEnvironmentallyHazardous',
      ),
    )
  return [
    byMode('14.1', () => rich(`UN ${transport.unNumber}`)),
    byMode('14.2', (mode) => rich(plainText(writer.text(mode.shippingName)))),
    byMode('14.3', (mode) => rich([mode.hazardClass, ...mode.subsidiaryHazards.map((hazard) => `(${hazard})`)].join(' '))),
    byMode('14.4', (mode) => rich(mode.packingGroup ?? writer.term('document.notApplicable'))),
    byMode('14.5', pollutant),
    subsection('14.6', precautions),
    subsection('14.7', paragraphsOr(transport.bulk, writer, 'sds.noBulkTransport')),
  ]
}

/** What one mode of transport has for its user to know, a fact per line: the modes differ in quantities and provisions. */
function writeFacts(mode: TransportMode, writer: TextWriter): Rich[] {
  const facts: [string, string | undefined][] = [
    ['sds.tunnelCode', mode.tunnelCode],
    ['sds.hazardNumber', mode.hazardNumber],
    ['sds.classificationCode', mode.classificationCode],
    ['sds.emergencySchedules', mode.emergencySchedules],
    ['sds.limitedQuantity', mode.limitedQuantity],
    ['sds.exceptedQuantity', mode.exceptedQuantity],
    ['sds.specialProvisions', mode.specialProvisions.join(', ') || undefined],
  ]
  return facts.flatMap(([term, value]) =>
    value === undefined ? [] : [rich(`${writer.term(term)}${writer.term('document.colon')} ${value}`)],
  )
}

/** Section 15: regulatory information. */
export function writeSection15({ record: { regulatory } }: SdsSource, writer: TextWriter): Subsection[] {
  const rows = [
    ...pairRow(
      'union',
      writer.term('sds.unionRules'),
      regulatory.union.map((text) => writer.text(text)),
    ),
    ...pairRow(
      'voc',
      writer.term('sds.voc'),
      regulatory.volatileOrganicCompounds ? [rich(writer.quantity(regulatory.volatileOrganicCompounds))] : [],
    ),
    ...regulatory.national.flatMap(({ country, texts }) =>
      pairRow(
        `national ${country}`,
        writer.term('sds.nationalRules', { country: writer.term(`country.${country}`) }),
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
