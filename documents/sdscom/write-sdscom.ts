import { findLanguageByCode, type LanguageCode } from '../../shared/languages.ts'
import { nameFile } from '../name-file.ts'
import { buildSds } from '../sds/build-sds.ts'
import type { SdsSource } from '../sds/sds-source.ts'
import { createTextWriter } from '../text/write-text.ts'
import { group, value, writeXml, type Element } from './element.ts'
import { sayings } from './phrases.ts'
import { writeIdentification } from './section-01.ts'
import { writeHazards } from './section-02.ts'
import { writeComposition } from './section-03.ts'
import { writeAccidentalRelease, writeFirefighting, writeFirstAid, writeHandling } from './section-04-to-07.ts'
import { writeProtection } from './section-08.ts'
import { writeProperties } from './section-09.ts'
import { writeDisposal, writeEcologicalInformation, writeStability, writeToxicologicalInformation } from './section-10-to-13.ts'
import { writeTransport } from './section-14.ts'
import { writeOtherInformation, writeRegulations } from './section-15-to-16.ts'
import type { Sheet } from './sheet.ts'

/** Sections 1 to 16 in the order of the format. */
const sectionWriters: readonly ((sheet: Sheet) => Element[])[] = [
  writeIdentification,
  writeHazards,
  writeComposition,
  writeFirstAid,
  writeFirefighting,
  writeAccidentalRelease,
  writeHandling,
  writeProtection,
  writeProperties,
  writeStability,
  writeToxicologicalInformation,
  writeEcologicalInformation,
  writeDisposal,
  writeTransport,
  writeRegulations,
  writeOtherInformation,
]

/**
 * The safety data sheet of a published version in one language as SDScom XML, version 5.6 of the schema of eSDScom: what the sheet says, in the elements
 * that the format has for it and otherwise in words. Pure: the same version and language give the same bytes. docs/decisions/139-sdscom-xml.md
 */
export function writeSdscom(source: SdsSource, language: LanguageCode): string {
  const writer = createTextWriter(language)
  const { model } = buildSds(source, language, { qrCode: false })
  const sheet: Sheet = { source, record: source.record, model, writer }
  const feed: Element = {
    name: 'DatasheetFeed',
    content: [
      ...group(
        'InformationFromExportingSystem',
        value('SdscomVersionNo', '5.6'),
        value('SdscomSubset', 'full'),
        group(
          'Language',
          value('FreetextLanguageCode', language),
          sayings('FreetextLanguageName', [findLanguageByCode(language)?.name ?? language]),
        ),
        group(
          'RegulationsRelatedToCountryOrRegion',
          value('RegulationsRelatedToCountryOrRegionCode', source.record.supplier.country),
          group('LegalDocument', value('LegalDocumentFileName', source.permalink), value('LegalDocumentPrintDate', source.revisedOn)),
        ),
        value('SystemUsedInPreparation', 'Permasheet'),
        value('DateGeneratedExport', source.revisedOn),
      ),
      ...group(
        'Datasheet',
        sectionWriters.flatMap((write) => write(sheet)),
      ),
    ],
  }
  return writeXml(feed, { prefix: 'eSDScom', address: 'http://www.esdscom.eu/eSDScom' })
}

export function sdscomFileName(name: string): string {
  return nameFile('SDS_', name, '.xml')
}
