import { findHazardCategory, type HazardClass } from '../../clp/hazard-categories.ts'
import { pictogramNames, type PictogramCode } from '../../clp/pictograms.ts'
import type { HazardStatementCode, SupplementalStatementCode } from '../../clp/statements.ts'
import type { ClassificationEntryOfRecord } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Block, CodedStatement, LabelBlock, Paragraph, Rich, Subsection, Table } from '../document-model.ts'
import { listMarkingEntries, writeFurtherTexts, writeUnknownShares } from '../label-duties.ts'
import { labelElementsOf } from '../label-elements-of-record.ts'
import type { TextWriter } from '../text/write-text.ts'
import { cell, emptyCell, noteUnofficial, paragraph, paragraphs, rich } from './blocks.ts'
import { concernsOf, concernsOfClassification, type Concern } from './concerns.ts'
import type { SdsSource } from './sds-source.ts'

/** Section 2: hazards identification (REACH Annex II, 2.1 to 2.3). */
export function writeSection2({ record, revisedOn }: SdsSource, writer: TextWriter): Subsection[] {
  return [
    { number: '2.1', heading: writer.heading('2.1'), blocks: writeClassification(record, writer) },
    { number: '2.2', heading: writer.heading('2.2'), blocks: writeLabelElements(record, revisedOn, writer) },
    { number: '2.3', heading: writer.heading('2.3'), blocks: writeOtherHazards(record, writer) },
  ]
}

function writeClassification(record: ProductRecord, writer: TextWriter): Block[] {
  if (record.classification.length === 0)
    return [
      paragraph(
        'notClassified',
        rich(writer.term(record.composition.kind === 'mixture' ? 'sds.mixtureNotClassified' : 'sds.substanceNotClassified')),
      ),
    ]
  const table: Table = {
    kind: 'table',
    key: 'classification',
    caption: writer.term('sds.classificationCaption'),
    columns: [
      { key: 'category', head: writer.term('sds.hazardCategory'), align: 'start', width: 50 },
      { key: 'code', head: writer.term('sds.code'), align: 'start', width: 22 },
      { key: 'statement', head: writer.term('sds.hazardStatement'), align: 'start', width: 102 },
    ],
    rows: record.classification.map((entry) => ({
      key: [entry.category, ...entry.statements].join(' '),
      cells: [
        cell(entry.category),
        entry.statements.length > 0 ? cell(...entry.statements.map(rich)) : emptyCell,
        entry.statements.length > 0 ? cell(...entry.statements.map((code) => writeStatementOf(entry, code, writer))) : emptyCell,
      ],
    })),
  }
  const codes = record.classification.flatMap((entry) => entry.statements)
  return [table, ...noteUnofficial(codes, writer), paragraph('fullText', rich(writer.term('sds.abbreviationsSeeSection16')))]
}

/** A hazard statement with the organs and the route that its classification names. */
export function writeStatementOf(
  entry: ClassificationEntryOfRecord,
  code: HazardStatementCode | SupplementalStatementCode,
  writer: TextWriter,
): Rich {
  return writer.statement(code, { organs: entry.organs, route: entry.route })
}

/** What the product is classified as in certain classes: each category with its statements. */
export function writeClassStatements(
  classification: readonly ClassificationEntryOfRecord[],
  isRequested: (hazardClass: HazardClass) => boolean,
  writer: TextWriter,
): { key: string; text: Rich }[] {
  const entries = classification.filter(({ category }) => isRequested(findHazardCategory(category).hazardClass))
  return entries.flatMap((entry): { key: string; text: Rich }[] =>
    entry.statements.length === 0
      ? [{ key: entry.category, text: rich(entry.category) }]
      : entry.statements.map((code) => ({
          key: code,
          text: [{ text: `${entry.category}, ${code}${writer.term('document.colon')} ` }, ...writeStatementOf(entry, code, writer)],
        })),
  )
}

/** The same, a paragraph for each statement. */
export function classParagraphs(
  classification: readonly ClassificationEntryOfRecord[],
  classes: readonly HazardClass[],
  writer: TextWriter,
): Paragraph[] {
  return writeClassStatements(classification, (own) => classes.includes(own), writer).map(({ key, text }) => paragraph(key, text))
}

/**
 * A hazard statement as the label elements have it: once, with the organs and routes of all classifications that lead to it
 * (CLP Article 21 and Annex III: all organs affected are stated, if known).
 */
export function writeLabelStatement(
  classification: readonly ClassificationEntryOfRecord[],
  code: HazardStatementCode | SupplementalStatementCode,
  writer: TextWriter,
): Rich {
  const entries = classification.filter((entry) => entry.statements.some((statement) => statement === code))
  const texts = (part: 'organs' | 'route') => entries.flatMap((entry) => entry[part] ?? [])
  return writer.statement(code, { organs: texts('organs'), route: texts('route') })
}

/** 2.2 is what the label of the product shows (REACH Annex II, 2.2), as the maker of the record has it by default. */
function writeLabelElements(record: ProductRecord, day: string, writer: TextWriter): Block[] {
  const { labelElements: label, labelDefaults } = record
  const elements = labelElementsOf(record, { withoutMetalCorrosionPictogram: labelDefaults.hideMetalCorrosionPictogram })
  const hazard: CodedStatement[] = elements.hazardStatements.map((code) => ({
    code,
    text: writeLabelStatement(record.classification, code, writer),
  }))
  const precautionary = label.precautionaryStatements.map((own) => ({ code: own.code, text: writer.statement(own.code, own.values, own) }))
  const supplemental: CodedStatement[] = label.supplementalStatements.map(({ code, values }) => ({
    code,
    text: writer.statement(code, values),
  }))
  const { plain, distinct } = writeFurtherTexts(record, day, writer)
  const further = [...writeUnknownShares(record, writer).map(rich), ...plain, ...distinct].map((text) => ({ code: '', text }))
  if (hazard.length + precautionary.length + supplemental.length + further.length + elements.pictograms.length === 0)
    return [paragraph('noLabelElements', rich(writer.term('sds.noLabelElements')))]
  const block: LabelBlock = {
    kind: 'label',
    key: 'label',
    pictograms: elements.pictograms.map((code) => ({ code, description: describePictogram(code, writer) })),
    signalWord: elements.signalWord ? rich(writer.heading(`signalWord.${elements.signalWord}`)) : [],
    contains:
      label.contains.length > 0
        ? { title: writer.term('sds.contains'), substances: label.contains.map((text) => writer.text(text)) }
        : null,
    groups: [
      { key: 'hazard', title: writer.term('sds.hazardStatements'), statements: hazard },
      { key: 'precautionary', title: writer.term('sds.precautionaryStatements'), statements: precautionary },
      { key: 'supplemental', title: writer.term('sds.supplementalInformation'), statements: [...supplemental, ...further] },
    ].filter((group) => group.statements.length > 0),
  }
  const noSignalWord =
    elements.signalWord === null && elements.pictograms.length === 0 ? [paragraph('noPictogram', rich(writer.term('sds.noPictogram')))] : []
  const chosen = [...label.precautionaryStatements, ...label.supplementalStatements].map(({ code }) => code)
  return [...noSignalWord, block, ...noteUnofficial([...elements.hazardStatements, ...chosen, ...listMarkingEntries(record, day)], writer)]
}

/** What a screen reader says of a pictogram: its code, what it shows. */
export function describePictogram(code: PictogramCode, writer: TextWriter): string {
  return writer.term(`pictogram.${pictogramNames[code]}`)
}

const disruption = {
  endocrineHealth: 'endocrineDisruptionForHumanHealth',
  endocrineEnvironment: 'endocrineDisruptionForTheEnvironment',
} as const

/**
 * 2.3 says which substances are persistent or disrupt hormones, or that there is none (REACH Annex II, 2.3). A product that is classified so
 * itself says as what, and denies nothing. Where neither is known, data lack.
 */
function writeOtherHazards(record: ProductRecord, writer: TextWriter): Block[] {
  const blocks = [
    ...paragraphs(record.otherHazards, writer),
    ...writeConcerns(record, writer, {
      concerns: ['PBT', 'vPvB', 'PMT', 'vPvM'],
      classes: ['persistentBioaccumulativeToxicProperties', 'persistentMobileToxicProperties'],
      say: (concern, substances) => writer.term('sds.containsConcern', { concern, substances }),
      none: paragraph('noPersistent', rich(writer.term('sds.noPersistentSubstance'))),
      saysNone: 'otherHazards.noPbtVpvbPmtVpvm',
    }),
    ...writeConcerns(record, writer, {
      concerns: ['endocrineHealth', 'endocrineEnvironment'],
      classes: Object.values(disruption),
      say: (concern, substances) => {
        const which = writer.term(`hazardClass.${disruption[concern]}`)
        return `${which}${writer.term('document.colon')} ${writer.term('sds.containsEndocrineDisruptor', { substances })}`
      },
      none: paragraph('noEndocrine', rich(writer.term('sds.noEndocrineDisruptor'))),
      saysNone: 'otherHazards.noEndocrineDisruptor',
    }),
  ]
  return blocks.length > 0 ? blocks : [paragraph('noData', rich(writer.term('document.noData')))]
}

interface Concerns<Name extends Concern> {
  concerns: readonly Name[]
  /** The classes in which the product itself has these properties. */
  classes: readonly HazardClass[]
  say(concern: Name, substances: string): string
  none: Paragraph
  /** The phrase of the library that says the same as `none`: where the record has it, once is enough. */
  saysNone: string
}

/** The ingredients of each concern; without any, what the product itself is classified as; otherwise that there is none. */
function writeConcerns<Name extends Concern>(
  record: ProductRecord,
  writer: TextWriter,
  { concerns, classes, say, none, saysNone }: Concerns<Name>,
): Paragraph[] {
  const named = concerns.flatMap((concern) => {
    const ingredients = record.composition.ingredients.filter((ingredient) => concernsOf(ingredient).includes(concern))
    const names = ingredients.map((ingredient) => writer.text(ingredient.name)[0]?.text ?? '').join(`${writer.term('document.semicolon')} `)
    return ingredients.length > 0 ? [paragraph(concern, rich(say(concern, names)))] : []
  })
  if (named.length > 0) return named
  const isProduct = concernsOfClassification(record.classification).some((own) => concerns.some((concern) => concern === own))
  if (isProduct) return classParagraphs(record.classification, classes, writer)
  if (record.otherHazards.some((text) => 'phrase' in text && text.phrase === saysNone)) return []
  return isUnsaid(record) ? [] : [none]
}

/** Nobody has said why an ingredient is on the candidate list: it may be for what 2.3 would deny (REACH Article 57(d) to (f)). */
const isUnsaid = ({ composition }: ProductRecord): boolean =>
  composition.ingredients.some((one) => one.concerns.includes('candidateList') && concernsOf(one).length === 1)
