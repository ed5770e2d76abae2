import { findLanguageByCode, type LanguageCode } from '../../shared/languages.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Rich } from '../document-model.ts'
import { drawQrCode } from '../qr-code.ts'
import type { SdsOptions, SdsSource } from '../sds/sds-source.ts'
import { createTextWriter, type TextWriter } from '../text/write-text.ts'
import { writeDanger, writeFirstAid } from './danger-and-first-aid.ts'
import { writeDisposal, writeHazards, writeProtection } from './safety-bands.ts'
import type { SafetyModel, WorkplaceField } from './safety-model.ts'
import { withoutScheme } from '../../shared/links.ts'

export interface BuiltSafety {
  model: SafetyModel
  /** Keys of texts that the language lacks: the instructions are valid in it when there are none. */
  missing: string[]
}

/**
 * The safety instructions that follow from a published version of the safety data sheet, in one language: what workers must be told of a
 * hazardous chemical agent (Directive 98/24/EC, Article 8; in Germany § 14 GefStoffV). They choose from the sheet and name it as their basis.
 * Pure: the same version, language and options give the same model.
 */
export function buildSafety(source: SdsSource, language: LanguageCode, options: SdsOptions): BuiltSafety {
  const writer = createTextWriter(language)
  const model = writeModel(source, writer, options)
  return { model, missing: [...writer.missing] }
}

function writeModel({ record, number, revisedOn, permalink: address }: SdsSource, writer: TextWriter, { qrCode }: SdsOptions): SafetyModel {
  const version = String(number)
  const title = writer.term('safety.title')
  const permalink = withoutScheme(address)
  const languageName = findLanguageByCode(writer.language)?.name ?? writer.language
  const basis = writer.term('safety.basis')
  const basisLines = [
    `${writer.term('sds.short')}, ${writer.term('sds.versionOf', {
      version: writer.term('sds.versionNumber', { version }),
      date: writer.date(revisedOn),
    })}`,
    record.supplier.name,
  ]
  return {
    language: writer.language,
    title,
    subtitle: writer.term('safety.subtitle'),
    productName: record.name,
    contains: writeContains(record.labelElements.contains.map(writer.text), writer),
    qr: qrCode ? { svg: drawQrCode(address), description: writer.term('document.qrDescription', { address: permalink }) } : null,
    hazards: writeHazards(record, writer),
    protection: writeProtection(record, revisedOn, writer),
    danger: writeDanger(record, writer),
    firstAid: writeFirstAid(record, writer),
    disposal: writeDisposal(record, writer),
    workplace: writeWorkplace(record, writer),
    foot: {
      basis: { label: basis, lines: basisLines },
      line: `${basis}${writer.term('document.colon')} ${basisLines.join(', ')}`,
      date: writer.term('safety.date'),
      signature: writer.term('safety.signature'),
    },
    documentTitle: [title, record.name, languageName, writer.term('sds.versionNumber', { version })].join(' – '),
    stampedOn: revisedOn,
  }
}

function writeWorkplace({ workplace }: ProductRecord, writer: TextWriter): WorkplaceField[] {
  return [
    { label: writer.term('safety.workplace'), value: workplace?.activity ?? '' },
    { label: writer.term('safety.internalNumber'), value: workplace?.internalNumber ?? '' },
    { label: writer.term('safety.firstAider'), value: workplace?.firstAider ?? '' },
    { label: writer.term('safety.doctor'), value: workplace?.doctor ?? '' },
  ]
}

function writeContains(substances: readonly Rich[], writer: TextWriter): Rich {
  if (substances.length === 0) return []
  return [
    // The colon lets the names stay in the nominative.
    { text: `${writer.term('sds.contains')}${writer.term('document.colon')} ` },
    ...substances.flatMap((substance, index) =>
      index === 0 ? substance : [{ text: `${writer.term('document.semicolon')} ` }, ...substance],
    ),
  ]
}
