import { findLanguageByCode, type LanguageCode } from '../../shared/languages.ts'
import type { Section, SdsModel, Subsection } from '../document-model.ts'
import { drawQrCode } from '../qr-code.ts'
import { capitalise, createTextWriter, plainText, type TextWriter } from '../text/write-text.ts'
import { listChangedSections } from './compare-sds.ts'
import type { SdsOptions, SdsSource } from './sds-source.ts'
import { writeSection16 } from './section-16.ts'
import { listMissing, type MissingTexts } from './list-missing.ts'
import { sectionWriters } from './section-writers.ts'
import { withoutScheme } from '../../shared/links.ts'

export interface BuiltSds extends MissingTexts {
  model: SdsModel
}

/**
 * The safety data sheet of a published version in one language: REACH Article 31 and Annex II as amended by Regulation
 * (EU) 2020/878. Pure: the same version, language and options give the same model.
 */
export function buildSds(source: SdsSource, language: LanguageCode, options: SdsOptions): BuiltSds {
  const writer = createTextWriter(language)
  const sections = writeSections(source, writer)
  const changed = source.replaces ? changedSince(source, source.replaces, sections, language) : null
  sections.push(sectionOf(16, writeSection16(source, writer, sections, changed), writer))
  const model = writeModel(source, options, sections, writer)
  return { model, ...listMissing(writer) }
}

function writeSections(source: SdsSource, writer: TextWriter): Section[] {
  return sectionWriters.map((write, index) => sectionOf(index + 1, write(source, writer), writer))
}

function sectionOf(number: number, subsections: Subsection[], writer: TextWriter): Section {
  return { number, label: writer.heading('section').replace('{n}', String(number)), heading: writer.heading(String(number)), subsections }
}

/** Numbers of the sections 1 to 15 whose content differs from the replaced version's. */
function changedSince(
  source: SdsSource,
  replaces: NonNullable<SdsSource['replaces']>,
  sections: readonly Section[],
  language: LanguageCode,
): number[] {
  const before = writeSections({ ...source, record: replaces.record, number: replaces.number, replaces: null }, createTextWriter(language))
  return listChangedSections(before, sections)
}

function writeModel(source: SdsSource, options: SdsOptions, sections: Section[], writer: TextWriter): SdsModel {
  const { record, number, revisedOn, compiledOn, replaces } = source
  const version = String(number)
  const languageName = findLanguageByCode(writer.language)?.name ?? writer.language
  const title = writer.heading('title')
  const permalink = withoutScheme(source.permalink)
  const code = record.synonyms[0]?.productCodes[0]?.code
  const variant = record.variant ? capitalise(plainText(writer.text(record.variant)), writer.language) : ''
  const compiled = { term: writer.term('sds.compiled'), value: writer.date(compiledOn) }
  const revised = { term: writer.term('sds.revised'), value: writer.date(revisedOn) }
  return {
    language: writer.language,
    title,
    regulation: writer.heading('regulation'),
    productName: record.name,
    productLine: [variant, code ? `${writer.term('sds.productCode')} ${code}` : ''].filter(Boolean).join(' · '),
    facts: [
      { term: writer.term('sds.version'), value: version },
      revised,
      compiled,
      {
        term: writer.term('sds.replaces'),
        value: replaces ? writer.term('sds.versionOf', { version: String(replaces.number), date: writer.date(replaces.revisedOn) }) : '–',
      },
      { term: writer.term('sds.language'), value: languageName },
    ],
    compiled,
    revised,
    supplier: record.supplier.name,
    logo: record.supplier.logo ? { svg: record.supplier.logo, description: record.supplier.name } : null,
    permalink,
    qr: options.qrCode
      ? { svg: drawQrCode(source.permalink), description: writer.term('document.qrDescription', { address: permalink }) }
      : null,
    sections,
    words: {
      page: writer.term('document.page'),
      headerVersion: writer.term('sds.headerVersion', { version, date: writer.date(revisedOn) }),
      footer: `${writer.term('sds.short')} · ${languageName}`,
      changed: writer.term('document.changed'),
      added: writer.term('document.added'),
      removed: writer.term('document.removed'),
      marginBar: writer.term('document.marginBar'),
      missing: writer.term('document.missing'),
      semicolon: writer.term('document.semicolon'),
    },
    comparison: null,
    documentTitle: [title, record.name, languageName, writer.term('sds.versionNumber', { version })].join(' – '),
    stampedOn: revisedOn,
  }
}
