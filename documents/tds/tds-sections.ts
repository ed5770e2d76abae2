import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { Rich, Table } from '../document-model.ts'
import { listStatedMarkings } from '../label-duties.ts'
import { cell, emptyCell, joinSentences, keyOfText, pairRow, paragraph, paragraphs, rich } from '../sds/blocks.ts'
import { writeAddress } from '../sds/section-01.ts'
import { keepTogether } from '../text/bind-words.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { dryingStages, joinTexts, nameProperty, ofProperty, writeDetails, writeValue } from './key-data.ts'
import type { TdsBlock, TdsSection } from './tds-model.ts'
import type { TdsSource } from './tds-source.ts'

/** What the product is, what it is for, and how it is applied. */
export function writeMainSections(record: ProductRecord, writer: TextWriter): TdsSection[] {
  const { technical } = record
  const description = technical.description.length > 0 ? technical.description : [record.description]
  return [
    ...section('description', writeDescription(description, writer), writer),
    ...section('recommendedUse', points(technical.recommendedUse, writer), writer),
    ...section('recommendedLevels', points(technical.recommendedLevels, writer), writer),
    ...section('specialFeatures', points(technical.specialFeatures, writer), writer),
    ...section('application', points(technical.application, writer), writer),
    ...section('drying', writeDrying(record, writer), writer),
  ]
}

/** Sentences of the library go on from each other and make one paragraph; what a person wrote into a field is one of its own. */
function writeDescription(texts: readonly Text[], writer: TextWriter): TdsBlock[] {
  const groups: Text[][] = []
  for (const [index, text] of texts.entries()) {
    const before = texts[index - 1]
    if ('phrase' in text && before && 'phrase' in before) groups.at(-1)?.push(text)
    else groups.push([text])
  }
  return groups.map((group, index) => paragraph(index === 0 ? 'description' : `description ${index + 1}`, joinSentences(group, writer)))
}

/** Packs, storage and safety: short parts for which people look by themselves. */
export function writePanelSections(source: TdsSource, writer: TextWriter): TdsSection[] {
  const { record } = source
  const packs = record.labelElements.packSizes.map((size) => writer.quantity(size)).join(' · ')
  return [
    ...section('packs', packs === '' ? [] : [paragraph('packs', rich(packs))], writer),
    ...section('storage', paragraphs(record.technical.storage, writer), writer),
    ...section('safety', writeSafety(source, writer), writer),
  ]
}

/** Who answers for the sheet, and for what not. */
export function writeClosingSections({ supplier, technical }: ProductRecord, writer: TextWriter): TdsSection[] {
  const hours: Rich = supplier.telephoneHours ? [{ text: ' (' }, ...writer.text(supplier.telephoneHours), { text: ')' }] : []
  const rows = [
    ...pairRow('address', writer.term('tds.address'), [rich(writeAddress(supplier, writer))]),
    ...pairRow('telephone', writer.term('sds.telephone'), [[{ text: keepTogether(supplier.telephone) }, ...hours]]),
    ...pairRow('email', writer.term('tds.email'), [rich(supplier.email)]),
    ...pairRow('website', writer.term('sds.website'), supplier.website ? [rich(supplier.website)] : []),
  ]
  return [
    ...section('supplier', [{ kind: 'pairs', key: 'supplier', rows }], writer),
    ...section('disclaimer', technical.disclaimer ? paragraphs([technical.disclaimer], writer) : [], writer),
  ]
}

function section(key: string, blocks: TdsBlock[], writer: TextWriter): TdsSection[] {
  return blocks.length > 0 ? [{ key, heading: writer.term(`tds.${key}`), blocks }] : []
}

function points(texts: readonly Text[], writer: TextWriter): TdsBlock[] {
  return texts.length > 0
    ? [{ kind: 'list', key: 'points', points: texts.map((text, index) => ({ key: keyOfText(text, index), text: writer.text(text) })) }]
    : []
}

/** Where the same conditions hold for every stage they stand above the table, else beside each. */
function writeDrying(record: ProductRecord, writer: TextWriter): TdsBlock[] {
  const stages = dryingStages.flatMap((property) => {
    const parameters = ofProperty(property, record)
    return parameters.length > 0 ? [{ property, parameters }] : []
  })
  const details = stages.map(({ parameters }) => parameters.flatMap((parameter) => writeDetails(parameter, writer)))
  const written = details.map((lines) => plainText(joinTexts(lines)))
  const shared = stages.length > 1 && written.every((text) => text === written[0]) ? (written[0] ?? '') : ''
  const showsConditions = shared === '' && written.some((text) => text !== '')
  const caption = writer.term('tds.dryingTimes')
  const table: Table = {
    kind: 'table',
    key: 'drying',
    caption: shared === '' ? caption : `${caption} (${shared})`,
    columns: [
      { key: 'stage', head: writer.term('tds.dryingStage'), align: 'start', width: 44 },
      { key: 'time', head: writer.term('tds.time'), align: 'start', width: 34 },
      ...(showsConditions ? [{ key: 'conditions', head: writer.term('tds.conditions'), align: 'start' as const, width: 96 }] : []),
    ],
    rows: stages.map(({ property, parameters }, index) => {
      const conditions = joinTexts(details[index] ?? [])
      return {
        key: property,
        cells: [
          cell(nameProperty(property, writer)),
          cell(...parameters.map((parameter) => writeValue(parameter, writer))),
          ...(showsConditions ? [conditions.length > 0 ? cell(conditions) : emptyCell] : []),
        ],
      }
    }),
  }
  return table.rows.length > 0 ? [table] : []
}

function writeSafety({ record, issuedOn }: TdsSource, writer: TextWriter): TdsBlock[] {
  const pointer = record.documents.sds ? 'tds.seeSafetyDataSheet' : 'tds.seeLabel'
  // REACH Annex XVII: these words must stand on the product, and those who plan its use must know them too.
  const markings = listStatedMarkings(record, issuedOn).map((text) => paragraph(text.phrase, writer.text(text)))
  return [paragraph(pointer, rich(writer.term(pointer))), ...markings]
}
