import { findLanguageByCode, type LanguageCode } from '../../shared/languages.ts'
import { drawQrCode } from '../qr-code.ts'
import { capitalise, createTextWriter, plainText, type TextWriter } from '../text/write-text.ts'
import { writeKeyData } from './key-data.ts'
import type { TdsModel } from './tds-model.ts'
import { writeClosingSections, writeMainSections, writePanelSections } from './tds-sections.ts'
import type { TdsSource } from './tds-source.ts'
import { withoutScheme } from '../../shared/links.ts'

export interface BuiltTds {
  model: TdsModel
  /** Keys of texts that the language lacks: the sheet is valid in it when there are none. */
  missing: string[]
}

/**
 * The technical data sheet of a published version in one language. No law rules its form. Pure: the same version and language
 * give the same model.
 */
export function buildTds(source: TdsSource, language: LanguageCode): BuiltTds {
  const writer = createTextWriter(language)
  const model = writeModel(source, writer)
  return { model, missing: [...writer.missing] }
}

function writeModel(source: TdsSource, writer: TextWriter): TdsModel {
  const { record, number, issuedOn, replaces, permalink: address } = source
  const version = String(number)
  const date = writer.date(issuedOn)
  const languageName = findLanguageByCode(writer.language)?.name ?? writer.language
  const title = writer.term('tds.title')
  const permalink = withoutScheme(address)
  const code = record.synonyms[0]?.productCodes[0]?.code
  const variant = record.variant ? capitalise(plainText(writer.text(record.variant)), writer.language) : ''
  return {
    language: writer.language,
    title,
    subtitle: writer.term('tds.subtitle'),
    productName: record.name,
    productLine: [variant, code ? `${writer.term('sds.productCode')} ${code}` : ''].filter(Boolean).join(' · '),
    facts: [
      { term: writer.term('sds.version'), value: version },
      { term: writer.term('tds.issued'), value: date },
      {
        term: writer.term('sds.replaces'),
        value: replaces ? writer.term('sds.versionOf', { version: String(replaces.number), date: writer.date(replaces.issuedOn) }) : '–',
      },
      { term: writer.term('tds.language'), value: languageName },
    ],
    supplier: record.supplier.name,
    logo: record.supplier.logo ? { svg: record.supplier.logo, description: record.supplier.name } : null,
    permalink,
    qr: { svg: drawQrCode(address), description: writer.term('document.qrDescription', { address: permalink }) },
    sections: writeMainSections(record, writer),
    keyData: writeKeyData(record, writer),
    panel: writePanelSections(source, writer),
    closing: writeClosingSections(record, writer),
    words: {
      page: writer.term('document.page'),
      headerVersion: writer.term('tds.headerVersion', { version, date }),
      footer: `${writer.term('tds.short')} · ${languageName}`,
    },
    documentTitle: [title, record.name, languageName, writer.term('sds.versionNumber', { version })].join(' – '),
    stampedOn: issuedOn,
  }
}
