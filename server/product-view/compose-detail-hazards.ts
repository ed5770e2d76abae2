import type { LabelElements } from '../../clp/label/label-elements.ts'
import { pictogramCodes } from '../../clp/pictograms.ts'
import { describePictogram, writeStatementOf } from '../../documents/sds/section-02.ts'
import { plainText, type TextWriter } from '../../documents/text/write-text.ts'
import type { ProductDetail } from '../../shared/product-detail.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { pictogramUrl } from '../sds/view-sds.ts'

interface WrittenStatement {
  rshp_id: string
  text: string
}

/** Hazard statements by hazard category, in the order of the record. */
export function composeClassification(record: ProductRecord, writer: TextWriter): ProductDetail['clasification']['data'] {
  const grouped = Map.groupBy(record.classification, ({ category }) => category)
  return Object.fromEntries(
    [...grouped].map(([category, entries]) => [
      category,
      entries.flatMap((entry) =>
        entry.statements.map((code) => ({ rshp_id: code, text: plainText(writeStatementOf(entry, code, writer)) })),
      ),
    ]),
  )
}

/** Classification texts, the statements of the label, and its pictograms. @param permalink whose host has the pictograms */
export function composeHealthAndSafety(
  record: ProductRecord,
  elements: LabelElements,
  writer: TextWriter,
  permalink: string,
): ProductDetail['health_safety'] {
  const left = new Set(elements.omitted.map(({ element }) => element))
  const precautionary = record.labelElements.precautionaryStatements.map((own) => ({
    rshp_id: own.code,
    text: plainText(writer.statement(own.code, own.values, own)),
  }))
  const hazards = writeHazards(record, writer)
  return {
    classification: record.classification.map(({ category, statements }) => ({ id: category, text: [category, ...statements].join(', ') })),
    rshp: [...elements.hazardStatements.flatMap((code) => hazards.get(code) ?? []), ...precautionary, ...writeSupplemental(record, writer)],
    pictograms: pictogramCodes
      .filter((code) => elements.pictograms.includes(code) || left.has(code))
      .map((code) => ({
        id: code,
        text: describePictogram(code, writer),
        url: new URL(pictogramUrl(code), permalink).href,
        inProd: elements.pictograms.includes(code),
      })),
    signal_word: elements.signalWord ? writer.heading(`signalWord.${elements.signalWord}`) : null,
  }
}

/** Every hazard statement of the classification and every supplemental one, and whether the label carries it. */
export function composeStatements(record: ProductRecord, elements: LabelElements, writer: TextWriter): ProductDetail['rshp']['data'] {
  const onLabel = new Set<string>(elements.hazardStatements)
  return [
    ...[...writeHazards(record, writer).values()].map((statement) => ({ ...statement, inLabl: onLabel.has(statement.rshp_id) })),
    ...writeSupplemental(record, writer).map((statement) => ({ ...statement, inLabl: true })),
  ].map((statement) => ({
    ...statement,
    rset: statement.rshp_id.startsWith('EUH') ? 'E' : 'H',
    standard: isKnownToOsha(statement.rshp_id) ? 'clp,osha' : 'clp',
  }))
}

/** 29 CFR 1910.1200 covers physical and health hazards (H2.., H3..), neither those to the environment nor the Union's own. */
const isKnownToOsha = (code: string): boolean => /^H[23]/.test(code)

function writeHazards(record: ProductRecord, writer: TextWriter): Map<string, WrittenStatement> {
  const hazards = new Map<string, WrittenStatement>()
  for (const entry of record.classification)
    for (const code of entry.statements)
      // Two categories may carry the same statement; the first one names its organs.
      if (!hazards.has(code)) hazards.set(code, { rshp_id: code, text: plainText(writeStatementOf(entry, code, writer)) })
  return hazards
}

function writeSupplemental(record: ProductRecord, writer: TextWriter): WrittenStatement[] {
  return record.labelElements.supplementalStatements.map(({ code, values }) => ({
    rshp_id: code,
    text: plainText(writer.statement(code, values)),
  }))
}
