/** Records that go out as a workbook or as CSV files and come in again. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { XMLValidator } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { layOutSheets } from '../../documents/record-sheets/lay-out-sheets.ts'
import { listValues } from '../../documents/record-sheets/list-values.ts'
import { findFreeName, headNames, nameSheets } from '../../documents/record-sheets/name-heads.ts'
import { writeCsvArchive } from '../../documents/record-sheets/write-csv.ts'
import { writeWorkbook } from '../../documents/record-sheets/write-workbook.ts'
import { applyRows } from '../../shared/record-sheets/apply-rows.ts'
import type { WrittenProduct } from '../../shared/record-sheets/flatten-record.ts'
import { readTables } from '../../tests/read-tables.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { catalogueIds, readCatalogue } from '../../test-kit/read-catalogue.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { readFileSheets } from './read-file.ts'

const folder = useTemporaryFolder()
const records = catalogueIds.flatMap((id) => readCatalogue(id).slice(-1)).map(({ record }) => record)
const productsOf = (given: readonly Record<string, unknown>[]): WrittenProduct[] =>
  given.map((record) => ({ record, identity: { permalinkId: Number(record['permalinkId']), externalId: null, revision: 3 } }))

let count = 0
async function readBack(bytes: Buffer, name: string) {
  const file = path.join(folder, `${(count += 1)}-${name}`)
  writeFileSync(file, bytes)
  const { sheets, writing } = await readFileSheets(file, name)
  return readTables(sheets, headNames, writing)
}

const writers = {
  'products.xlsx': writeWorkbook,
  'products.zip': writeCsvArchive,
} as const

async function roundTrip(given: readonly Record<string, unknown>[], name: keyof typeof writers, language: LanguageCode) {
  const sheets = layOutSheets({ language, products: productsOf(given), isWhole: false })
  return readBack(Buffer.concat([...writers[name](() => sheets, language, '2026-01-01')]), name)
}

describe('the whole catalogue', () => {
  it.each([
    ['products.xlsx', 'en'],
    ['products.xlsx', 'de'],
    ['products.zip', 'en'],
    ['products.zip', 'fr'],
  ] as const)('comes back unchanged from %s in %s', async (name, language) => {
    const { tables, problems, ignored } = await roundTrip(records, name, language)
    expect([problems, ignored]).toEqual([[], []])
    for (const record of records) {
      const key = String(record.permalinkId)
      const { record: read, problems: found } = applyRows({ permalinkId: record.permalinkId }, tables, key)
      expect(found).toEqual([])
      expect(productRecord.parse(read)).toStrictEqual(record)
      expect(applyRows(record, tables, key).record).toStrictEqual(record)
    }
  })

  it('is read by the words of its column heads alone, in any language', async () => {
    for (const language of ['bg', 'el', 'hu'] as const) {
      const sheets = layOutSheets({ language, products: productsOf(records.slice(0, 1)), isWhole: false }).map((sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) => ({ ...column, key: column.key.startsWith('#') ? '#' : '' })),
      }))
      const { tables, problems } = await readBack(Buffer.concat([...writeWorkbook(() => sheets, language, '2026-01-01')]), 'words.xlsx')
      expect([language, problems]).toEqual([language, []])
      const [record] = records
      expect(productRecord.parse(applyRows({ permalinkId: 1001 }, tables, '1001').record)).toStrictEqual(record)
    }
  })
})

describe('a workbook', () => {
  const sheets = layOutSheets({ language: 'en', products: productsOf(records.slice(0, 2)), isWhole: false })

  it('starts before its products are loaded, and comes in pieces', () => {
    const requested: string[] = []
    const pieces = writeWorkbook(() => (requested.push('sheets'), sheets), 'en', '2026-01-01')
    const { value: first } = pieces.next()
    expect([Buffer.from(first ?? []).toString('latin1', 0, 2), requested]).toEqual(['PK', []])
    const rest = [...pieces]
    expect([requested, rest.length > sheets.length, Math.max(...rest.map(({ length }) => length)) < 100_000]).toEqual([
      ['sheets'],
      true,
      true,
    ])
  })

  it('has well-formed parts, each with its content type, and a text cell for each cell with letters', () => {
    const parts = Object.entries(unzipSync(Buffer.concat([...writeWorkbook(() => sheets, 'en', '2026-01-01')])))
    const xml = new Map(parts.map(([name, bytes]) => [name, strFromU8(bytes)]))
    expect([...xml].filter(([, text]) => XMLValidator.validate(text) !== true)).toEqual([])
    const targets = [...(xml.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(/ Target="([^"]*)"/g)].map(([, target]) => `xl/${target}`)
    expect(new Set(targets)).toEqual(new Set([...xml.keys()].filter((name) => /^xl\/[^_]*[^/]$/.test(name) && name !== 'xl/workbook.xml')))
    const cells = [...xml.values()].flatMap((text) => text.match(/<c [^]*?<\/c>/g) ?? [])
    expect(cells.length).toBeGreaterThan(1_000)
    expect(
      cells.filter(
        (cell) =>
          !/^<c r="[A-Z]+\d+"(?: s="[123]" t="inlineStr"><is><t(?: xml:space="preserve")?>[^<]+<\/t><\/is>|><v>-?[\d.e+-]+<\/v>)<\/c>$/.test(
            cell,
          ),
      ),
    ).toEqual([])
  })
})

describe('names of sheets', () => {
  it('are no longer than a spreadsheet allows, are unique in every language, and can be read back', () => {
    for (const language of languageCodes) {
      const names = [...nameSheets(language)]
      const all = layOutSheets({ language, products: [], isWhole: true })
      const written = [...names.map(([, name]) => name), listValues(all, language).name]
      expect([language, written.filter((name) => name.length > 31), new Set(written.map((name) => name.toLowerCase())).size]).toEqual([
        language,
        [],
        written.length,
      ])
      for (const [key, name] of names) expect([language, name, headNames.findSheet(name)]).toEqual([language, name, key])
    }
  })

  it('that are cut to the same beginning are distinguished by a number within the 31 characters', () => {
    const first = findFreeName('Substances of very high concern – A', [])
    const second = findFreeName('Substances of very high concern – B', [first])
    const last = findFreeName('SUBSTANCES OF VERY HIGH CONCERN – C', [first, second])
    expect([first, second, last]).toEqual([
      'Substances of very high concern',
      'Substances of very high conce 2',
      'SUBSTANCES OF VERY HIGH CONCE 3',
    ])
  })
})

describe('free texts', () => {
  const nasty = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .chain((text) =>
      fc.constantFrom('', '=', '+', '-', '@', "'", "''", "'=", '_x000D_', '"', ';', ',', '\t', '1,234', '＝').map((head) => head + text),
    )
    .map((text) => text.replaceAll(/[^\P{Cc}\t\n]|\p{Cs}/gu, '').trim())
    .filter((text) => text !== '')
  it('come back unchanged, whatever a spreadsheet would make of them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(nasty, { minLength: 3, maxLength: 12 }),
        fc.double({ noNaN: true, noDefaultInfinity: true, min: 0, max: 1e9 }).map((figure) => Number(figure.toPrecision(15))),
        async (texts, figure) => {
          const [first = ''] = texts
          const given = {
            permalinkId: 7,
            name: first,
            description: { text: { en: texts.join('\n'), de: first } },
            synonyms: [{ id: 1, name: first, identifiers: texts.map((text) => text.replaceAll(/[\t\n]/g, ' ').trim()) }],
            uses: texts.map((text) => ({ text: { fr: text } })),
            labelElements: { packSizes: [{ value: figure, unit: 'l' }] },
          }
          for (const name of ['products.xlsx', 'products.zip'] as const) {
            const { tables, problems } = await roundTrip([given], name, 'de')
            expect(problems).toEqual([])
            expect(applyRows({ permalinkId: 7 }, tables, '7').record).toEqual(given)
          }
        },
      ),
      { numRuns: 25 },
    )
  })
})
