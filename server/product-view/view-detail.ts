import type { Block, Table } from '../../documents/document-model.ts'
import { labelElementsOf } from '../../documents/label-elements-of-record.ts'
import { describePictogram, writeSection2 } from '../../documents/sds/section-02.ts'
import { writeSection9 } from '../../documents/sds/section-09-to-10.ts'
import { writeSection14 } from '../../documents/sds/section-14-to-15.ts'
import { createTextWriter, plainText, type TextWriter } from '../../documents/text/write-text.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { DetailRow, DetailSection, DetailTable, DetailView, ShownText } from '../../shared/product-view.ts'
import type { Company } from '../../shared/record/company.ts'
import { listProductCodes } from '../../shared/record/list-product-codes.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { Services } from '../services.ts'
import { loadSdsSource } from '../sds/view-sds.ts'
import type { Product } from '../products/load-product.ts'
import { showText } from './view-product.ts'

/** The read-only list of product details, in the document's language, in the order in which people look for them. */
export async function viewDetail(services: Services, product: Product, language: LanguageCode): Promise<DetailView> {
  const { record } = product
  const writer = createTextWriter(language)
  const version = product.sdsVersions[0]
  const source = version
    ? await loadSdsSource(services, product, version)
    : { record, number: 0, revisedOn: '', compiledOn: '', replaces: null, permalink: '' }
  const sections: DetailSection[] = [
    {
      key: 'product',
      rows: [
        row('productName', [plain(record.name)]),
        row(
          'otherNames',
          record.synonyms
            .map(({ name }) => name)
            .filter((name) => name !== record.name)
            .map(plain),
        ),
        { ...row('productCodes', listProductCodes(record).map(plain)), code: true },
        { ...row('ufi', record.ufi ? [plain(record.ufi)] : []), code: true },
        row('description', [showText(record.description, writer)]),
        row('uses', shown(record.uses, writer)),
        row('usesAdvisedAgainst', shown(record.usesAdvisedAgainst, writer)),
      ],
      tables: [],
    },
    { key: 'supplier', rows: companyRows(record.supplier, writer), tables: [] },
    ...(record.producer.name === record.supplier.name
      ? []
      : [{ key: 'producer' as const, rows: companyRows(record.producer, writer), tables: [] }]),
    {
      key: 'emergency',
      rows: record.emergency.map(({ telephone, name, country, hours }): DetailRow => {
        const who = [name, country ? writer.country(country) : undefined].filter((part) => part !== undefined)
        return {
          term: 'emergencyTelephone',
          lines: [plain(telephone), ...(who.length > 0 ? [plain(who.join(', '))] : []), showText(hours, writer)],
          link: 'telephone',
        }
      }),
      tables: [],
    },
    { key: 'classification', rows: [], tables: tablesOf(writeSection2(source, writer).flatMap(({ blocks }) => blocks)) },
    { key: 'parameters', rows: [], tables: tablesOf(writeSection9(source, writer).flatMap(({ blocks }) => blocks)).map(withoutUnknown) },
    {
      key: 'transport',
      rows: transportRows(writeSection14(source, writer).flatMap(({ number, heading, blocks }) => ({ number, heading, blocks }))),
      tables: [],
    },
    {
      key: 'recommendations',
      rows: [
        row('recommendedUse', shown(record.technical.recommendedUse, writer)),
        row('recommendedLevels', shown(record.technical.recommendedLevels, writer)),
        row('specialFeatures', shown(record.technical.specialFeatures, writer)),
      ],
      tables: [],
    },
  ]
  const elements = labelElementsOf(record)
  return {
    sections: sections
      .map((section) => ({
        ...section,
        rows: section.rows.filter(({ lines }) => lines.length > 0),
        tables: section.tables.filter(({ rows }) => rows.length > 0),
      }))
      .filter(({ rows, tables }) => rows.length + tables.length > 0),
    pictograms: elements.pictograms.map((code) => ({ code, description: describePictogram(code, writer) })),
  }
}

function plain(text: string): ShownText {
  return { text, missing: false }
}

function row(term: string, lines: ShownText[]): DetailRow {
  return { term, lines }
}

function shown(texts: readonly Text[], writer: TextWriter): ShownText[] {
  return texts.map((text) => showText(text, writer))
}

function companyRows(company: Company, writer: TextWriter): DetailRow[] {
  const place = company.postalCode ? `${company.postalCode} ${company.city}` : company.city
  return [
    row('name', [plain(company.name)]),
    row('address', [plain(company.address), plain(`${place}, ${writer.country(company.country)}`)]),
    { ...row('telephone', [plain(company.telephone)]), link: 'telephone' },
    { ...row('email', [plain(company.email)]), link: 'email' },
    { ...row('website', company.website ? [plain(company.website)] : []), link: 'website' },
  ]
}

function tablesOf(blocks: readonly Block[]): DetailTable[] {
  return blocks
    .filter((block): block is Table => block.kind === 'table')
    .map((table) => ({
      key: table.key,
      caption: table.caption,
      columns: table.columns.map(({ head, align }) => ({ head, align })),
      rows: table.rows.map(({ cells }) => ({
        cells: cells.map((lines) => lines.map(({ name, value }) => (name ? `${name} ${plainText(value)}` : plainText(value)))),
      })),
    }))
}

/** The sheet lists every property of the law; the detail page those that are known: a value, a method or a remark. */
function withoutUnknown(table: DetailTable): DetailTable {
  return {
    ...table,
    rows: table.rows.filter(
      ({ cells }) => cells.slice(2).some((lines) => lines.some((line) => line !== '–')) || cells.length < 3 || !isUnknown(cells[1]),
    ),
  }
}

function isUnknown(lines: string[] | undefined): boolean {
  return lines === undefined || lines.every((line) => line === '–')
}

/** Rows of the transport information by their subsection (REACH Annex II, section 14). */
const transportTerms: Readonly<Record<string, string>> = {
  '14.1': 'unNumber',
  '14.2': 'properShippingName',
  '14.3': 'transportHazardClass',
  '14.4': 'packingGroup',
  '14.5': 'environmentalHazards',
}

function transportRows(subsections: { number: string; heading: string; blocks: Block[] }[]): DetailRow[] {
  return subsections
    .filter(({ number }) => number in transportTerms)
    .map(({ number, heading, blocks }) => ({
      term: transportTerms[number] ?? heading,
      lines: blocks.flatMap((block) =>
        block.kind === 'pairs'
          ? block.rows.map(({ term, lines }) => ({
              text: `${term}: ${lines.map(plainText).join(', ')}`,
              missing: lines.some((line) => line.some((run) => run.missing)),
            }))
          : block.kind === 'paragraph'
            ? [plain(plainText(block.text))]
            : [],
      ),
    }))
}
