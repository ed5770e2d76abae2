import {
  compareStatementCodes,
  isHazardStatementCode,
  isSupplementalStatementCode,
  type HazardStatementCode,
  type SupplementalStatementCode,
} from '../../clp/statements.ts'
import type { ClassificationEntryOfRecord } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Block, Rich, Section, Subsection, Table } from '../document-model.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { listAbbreviations } from './abbreviations.ts'
import { writeLabelStatement, writeStatementOf } from './section-02.ts'
import { cell, joinSentences, noteUnofficial, pairRow, pairsOr, paragraph, paragraphs, rich } from './blocks.ts'
import type { SdsSource } from './sds-source.ts'
import { hazardsOf } from './section-03.ts'

/**
 * Section 16: what changed, how the mixture was classified, statements in full, abbreviations (REACH Annex II, 16).
 * @param sections the sections before, whose abbreviations are explained
 * @param changedSections numbers of the sections that differ from the replaced version; null for a first version
 */
export function writeSection16(
  { record, replaces }: SdsSource,
  writer: TextWriter,
  sections: readonly Section[],
  changedSections: readonly number[] | null,
): Subsection[] {
  const { otherInformation } = record
  const blocks: Block[] = [
    ...pairsOr(
      'revision',
      [
        ...pairRow('changes', writer.term('sds.changes'), [
          rich(
            changedSections === null || replaces === null
              ? writer.term('sds.firstVersion')
              : changedSections.length === 0
                ? writer.term('sds.noSectionChanged', { version: String(replaces.number) })
                : writer.term('sds.sectionsChanged', { version: String(replaces.number), sections: changedSections.join(', ') }),
          ),
          ...otherInformation.changes.map((text) => writer.text(text)),
        ]),
        ...pairRow(
          'training',
          writer.term('sds.training'),
          otherInformation.training.length > 0 ? [joinSentences(otherInformation.training, writer)] : [],
        ),
        ...pairRow(
          'sources',
          writer.term('sds.sources'),
          otherInformation.sources.length > 0 ? [joinSentences(otherInformation.sources, writer)] : [],
        ),
      ],
      writer,
      'document.noData',
    ),
    ...writeDerivation(record, writer),
    ...writeStatements(record, writer),
    writeAbbreviations(record, sections, writer),
    ...paragraphs(otherInformation.further, writer),
    ...(otherInformation.disclaimer ? [paragraph('disclaimer', writer.text(otherInformation.disclaimer))] : []),
  ]
  return [{ number: '16', heading: writer.heading('16'), blocks }]
}

/** How each classification was derived: REACH Annex II, 16 (d); CLP Article 9. */
function writeDerivation(record: ProductRecord, writer: TextWriter): Table[] {
  const derived = record.classification.flatMap((entry) =>
    entry.basis
      ? [
          {
            key: [entry.category, ...entry.statements].join(' '),
            name: [entry.category, ...entry.statements].join(', '),
            basis: entry.basis,
          },
        ]
      : [],
  )
  if (derived.length === 0) return []
  return [
    {
      kind: 'table',
      key: 'derivation',
      caption: writer.term('sds.classificationProcedure'),
      columns: [
        { key: 'category', head: writer.term('sds.hazardCategory'), align: 'start', width: 60 },
        { key: 'basis', head: writer.term('sds.procedure'), align: 'start', width: 114 },
      ],
      rows: derived.map(({ key, name, basis }) => ({ key, cells: [cell(name), cell(writer.term(`basis.${basis}`))] })),
    },
  ]
}

/** Every hazard statement of sections 2 and 3 in full: REACH Annex II, 16 (e). */
function writeStatements(record: ProductRecord, writer: TextWriter): Block[] {
  const entries = [...record.classification, ...record.composition.ingredients.flatMap(hazardsOf)]
  const codes = new Set<HazardStatementCode | SupplementalStatementCode>(entries.flatMap((entry) => entry.statements))
  for (const { code } of record.labelElements.supplementalStatements) codes.add(code)
  if (codes.size === 0) return []
  const sorted = [...codes].filter((code) => isHazardStatementCode(code) || isSupplementalStatementCode(code)).sort(compareStatementCodes)
  return [
    {
      kind: 'table',
      key: 'statements',
      caption: writer.term('sds.statementsInFull'),
      columns: [
        { key: 'code', head: writer.term('sds.code'), align: 'start', width: 26 },
        { key: 'statement', head: writer.term('sds.hazardStatement'), align: 'start', width: 148 },
      ],
      rows: sorted.map((code) => {
        const supplemental = record.labelElements.supplementalStatements.find((statement) => statement.code === code)
        const text = supplemental ? writer.statement(code, supplemental.values) : writeStatementInFull(record, code, writer)
        return { key: code, cells: [cell(code), cell(text)] }
      }),
    },
    ...noteUnofficial(sorted, writer),
  ]
}

/** With the organs and routes of the product; of ingredients only what is true of all that carry the statement. */
function writeStatementInFull(record: ProductRecord, code: HazardStatementCode | SupplementalStatementCode, writer: TextWriter): Rich {
  const carry = (entries: readonly ClassificationEntryOfRecord[]) =>
    entries.filter((entry) => entry.statements.some((statement) => statement === code))
  const own = carry(record.classification)
  if (own.length > 0) return writeLabelStatement(own, code, writer)
  const foreign = carry(record.composition.ingredients.flatMap((ingredient) => ingredient.classification))
  const texts = new Map(foreign.map((entry) => [plainText(writeStatementOf(entry, code, writer)), entry]))
  return writeLabelStatement(texts.size === 1 ? foreign.slice(0, 1) : [], code, writer)
}

function writeAbbreviations(record: ProductRecord, sections: readonly Section[], writer: TextWriter): Table {
  return {
    kind: 'table',
    key: 'abbreviations',
    caption: writer.term('sds.abbreviations'),
    columns: [
      { key: 'short', head: writer.term('sds.abbreviation'), align: 'start', width: 26 },
      { key: 'meaning', head: writer.term('sds.meaning'), align: 'start', width: 148 },
    ],
    rows: listAbbreviations(record, sections, writer).map(({ key, short, meaning }) => ({ key, cells: [cell(short), cell(meaning)] })),
  }
}
