/** Files that were not made with the template, and how they are refused. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import { headNames } from '../../documents/record-sheets/name-heads.ts'
import { applyRows } from '../../shared/record-sheets/apply-rows.ts'
import { writeColumn } from '../../shared/record-sheets/raw-sheet.ts'
import { findReadings } from '../../shared/read-number.ts'
import { readTables } from '../../tests/read-tables.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { mostCells, mostColumns, mostRows, mostSeparated } from './limits.ts'
import { readFileSheets } from './read-file.ts'
import { RefusedFile } from './refused-file.ts'

const folder = useTemporaryFolder()
let count = 0

async function tell(bytes: Uint8Array | string, name: string): Promise<string[]> {
  const file = path.join(folder, `${(count += 1)}-${name}`)
  writeFileSync(file, bytes)
  try {
    const { sheets, writing } = await readFileSheets(file, name)
    const { tables, problems, ignored } = readTables(sheets, headNames, writing)
    const keys = [...new Set(tables.flatMap(({ rows }) => [...rows.keys()]))]
    const applied = keys.flatMap((key) => applyRows({}, tables, key).problems)
    return [...problems, ...applied].map(({ code, path: place }) => `${place} ${code}`).concat(ignored.map((one) => `ignored ${one}`))
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    return [`${error.reason.path} ${error.reason.code}`]
  }
}

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`
const heads = (...names: string[]) => row(1, ...names.map((name, index) => cell(`${String.fromCharCode(65 + index)}1`, name)))
const sheetOf = (rows: string, more = '') => `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`

function workbook(
  sheet: string,
  { name = 'Products', state = 'visible', more = {} }: { name?: string; state?: string; more?: Zippable } = {},
) {
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(`<workbook><sheets><sheet name="${name}" state="${state}" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...more,
  })
}
const product = (...cells: string[]) =>
  workbook(sheetOf(heads('productKey', 'name', 'ufi', 'isNotHazardous') + row(2, cell('A2', 'P'), ...cells)))
const styles = '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'

describe('a workbook', () => {
  it.each([
    ['a formula', product('<c r="B2"><f>1+1</f><v>2</v></c>'), 'Products!B2 cellFormula'],
    ['a formula that others share', product('<c r="B2" t="str"><f t="shared" si="0"/><v>x</v></c>'), 'Products!B2 cellFormula'],
    ['an error', product('<c r="C2" t="e"><v>#REF!</v></c>'), 'Products!C2 cellError'],
    ['a text that the file lacks', product('<c r="C2" t="s"><v>7</v></c>'), 'Products!C2 cellError'],
    ['a control character', product(cell('B2', 'a_x0000_b')), 'Products!B2 characters'],
    ['neither yes nor no', product(cell('D2', 'perhaps')), 'Products!D2 notAChoice'],
    ['no product', workbook(sheetOf(heads('productKey', 'name') + row(2, cell('B2', 'Name alone')))), 'Products!A2 missing'],
    [
      'a product twice',
      workbook(sheetOf(heads('productKey', 'name') + row(2, cell('A2', 'P')) + row(3, cell('A3', 'P')))),
      'Products!A3 onceOnly',
    ],
    ['a column that is none', workbook(sheetOf(heads('productKey', 'nmae') + row(2, cell('A2', 'P')))), 'Products!B1 columnUnknown'],
    ['a column twice', workbook(sheetOf(heads('productKey', 'name', 'name') + row(2, cell('A2', 'P')))), 'Products!C1 onceOnly'],
    ['no column of the product', workbook(sheetOf(heads('name', 'ufi') + row(2, cell('A2', 'P')))), 'Products!A1 columnMissing'],
    [
      'merged cells',
      workbook(sheetOf(heads('productKey', 'name') + row(2, cell('A2', 'P')), '<mergeCells><mergeCell ref="A2:A4"/></mergeCells>')),
      'Products!A2:A4 cellsMerged',
    ],
    [
      'its sheet hidden',
      workbook(sheetOf(heads('productKey', 'name') + row(2, cell('A2', 'P'))), { state: 'hidden' }),
      'Products!A1 sheetHidden',
    ],
    ['sheets of something else', workbook(sheetOf(row(1, cell('A1', 'Shopping'))), { name: 'List' }), 'file noRecordSheets'],
    [
      'a row that does not end',
      workbook('<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></sheetData></worksheet>'),
      'file fileDamaged',
    ],
    ['entities of its own', workbook(`<!DOCTYPE x [<!ENTITY a "b">]>${sheetOf('')}`), 'file fileDamaged'],
    [
      'a day where a text belongs',
      workbook(sheetOf(heads('productKey', 'name') + row(2, cell('A2', 'P'), '<c r="B2" s="1"><v>27522</v></c>')), {
        more: { 'xl/styles.xml': strToU8(styles) },
      }),
      'Products!B2 cellDate',
    ],
    [
      'a phrase beside words',
      workbook(
        sheetOf(
          heads('productKey', 'description', 'description.en') + row(2, cell('A2', 'P'), cell('B2', 'use.paint'), cell('C2', 'Paint')),
        ),
      ),
      'Products!C2 phraseAndWords',
    ],
  ])('with %s is refused at its cell', async (_, bytes, said) => {
    expect(await tell(bytes, 'a.xlsx')).toContain(said)
  })

  it('accepts numbers where text is expected, and text where it is unambiguously a number', async () => {
    const sheet = sheetOf(
      heads('productKey', 'casNumber', 'content', 'contentRange.from') +
        row(2, '<c r="A2"><v>7</v></c>', cell('B2', '108-88-3'), cell('C2', '12,5'), '<c r="D2"><v>10</v></c>'),
    )
    const file = path.join(folder, 'figures.xlsx')
    writeFileSync(file, workbook(sheet, { name: 'composition.ingredients' }))
    const { sheets, writing } = await readFileSheets(file, 'figures.xlsx')
    const { tables } = readTables(sheets, headNames, writing)
    expect(applyRows({}, tables, '7').record).toEqual({
      composition: { ingredients: [{ casNumber: '108-88-3', content: 12.5, contentRange: { from: 10 } }] },
    })
    expect(await tell(workbook(sheet.replace('12,5', '1,234'), { name: 'composition.ingredients' }), 'b.xlsx')).toEqual([
      "'composition.ingredients'!C2 ambiguousNumber",
    ])
  })

  it.each([
    ['0%', 'cellScaled'],
    ['0.0\\ %', 'cellScaled'],
    ['#,##0.0,', 'cellScaled'],
    ['0,,&quot; million&quot;', 'cellScaled'],
    ['yyyy', 'cellDate'],
    ['#,##0.00;[Red]-#,##0.00', undefined],
    ['0.0&quot; %&quot;', undefined],
    ['General', undefined],
  ])('whose numbers are displayed as %s is read as displayed, or refused', async (format, code) => {
    const sheet = sheetOf(heads('productKey', 'content') + row(2, '<c r="A2"><v>7</v></c>', '<c r="B2" s="1"><v>0.125</v></c>'))
    const inStyle = (formats: string, id: number) =>
      strToU8(`<styleSheet>${formats}<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`)
    const own = inStyle(`<numFmts count="1"><numFmt numFmtId="164" formatCode="${format}"/></numFmts>`, 164)
    const tellOf = (style: Uint8Array) =>
      tell(workbook(sheet, { name: 'composition.ingredients', more: { 'xl/styles.xml': style } }), 'formats.xlsx')
    expect(await tellOf(own)).toEqual(code ? [`'composition.ingredients'!B2 ${code}`] : [])
    expect(await tellOf(inStyle('', 10))).toEqual(["'composition.ingredients'!B2 cellScaled"])
  })

  it('may have rows and columns of its author, which are ignored', async () => {
    const sheet = sheetOf(heads('productKey', '# mine', 'name') + row(2, cell('A2', '# example'), '<c r="B2"><f>1</f></c>'))
    expect(await tell(workbook(sheet), 'notes.xlsx')).toEqual([])
  })

  it('with a cell under no head is refused there', async () => {
    const sheet = sheetOf(heads('productKey', 'name') + row(2, cell('A2', 'P'), cell('B2', 'Name'), cell('D2', 'lost')))
    expect(await tell(workbook(sheet), 'headless.xlsx')).toEqual(['Products!D2 columnUnknown'])
  })

  it('of 1,048,576 rows is refused at the first row beyond the limit, within seconds', async () => {
    const rows = Array.from({ length: 1_048_576 }, (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>1</v></c></row>`).join('')
    const bytes = workbook(sheetOf(rows))
    const from = performance.now()
    expect(await tell(bytes, 'rows.xlsx')).toEqual([expect.stringMatching(/^Products!A1000\d\d tooManyRows$/)])
    expect(performance.now() - from).toBeLessThan(20_000)
  })

  it('with half a million empty coloured rows is read', async () => {
    const rows = Array.from({ length: 500_000 }, (_, index) => `<row r="${index + 2}" s="1"/>`).join('')
    expect(await tell(workbook(sheetOf(heads('productKey', 'name') + rows)), 'colour.xlsx')).toEqual([])
  })

  it('of 16,384 columns is refused at the first one beyond the limit', async () => {
    const cells = Array.from({ length: 16_384 }, () => '<c><v>1</v></c>').join('')
    expect(await tell(workbook(sheetOf(`<row r="1">${cells}</row>`)), 'columns.xlsx')).toEqual(['Products!OK1 tooManyColumns'])
    expect(mostColumns).toBe(400)
  })

  it('that unpacks to an excessive size is refused', async () => {
    expect(await tell(workbook(sheetOf(row(1, cell('A1', ' '.repeat(60_000_000))))), 'bomb.xlsx')).toEqual(['file fileUnpacksTooFar'])
  })

  it('of which half is missing is refused as damaged', async () => {
    const whole = product(cell('B2', 'Name'))
    expect(await tell(whole.slice(0, whole.length / 2), 'half.xlsx')).toEqual(['file fileDamaged'])
  })
})

describe('a CSV file', () => {
  it.each([
    ['semicolons and a comma', 'productKey;casNumber;content\r\n7;108-88-3;12,5\r\n'],
    ['commas and a stop', 'productKey,casNumber,content\n7,108-88-3,12.5\n'],
    ['tabs', 'productKey\tcasNumber\tcontent\r7\t108-88-3\t12,5\r'],
    ['UTF-16', Buffer.from('\ufeffproductKey;casNumber;content\n7;108-88-3;12,5\n', 'utf16le')],
  ])('is read with %s', async (_, text) => {
    const file = path.join(folder, 'composition.ingredients.csv')
    writeFileSync(file, text)
    const { sheets, writing } = await readFileSheets(file, 'composition.ingredients.csv')
    const { tables, problems } = readTables(sheets, headNames, writing)
    expect(problems).toEqual([])
    expect(applyRows({}, tables, '7').record).toEqual({ composition: { ingredients: [{ casNumber: '108-88-3', content: 12.5 }] } })
  })

  it.each([
    ['quotes that do not end', 'productKey;name\n1;"A\n2;B\n', 'products!A2 quoteOpen'],
    ['another encoding', Buffer.from('productKey;name\n1;Gr\xfcn\n', 'latin1'), 'products!A2 notUtf8'],
    ['a NUL', 'productKey;name\n1;A\0B\n', 'products!B2 characters'],
    ['nothing', '', 'file fileEmpty'],
    ['a figure of two readings', 'productKey;labelElements.x\n', 'products!B1 columnUnknown'],
    ['far too many rows', `productKey;name\n${'1;A\n'.repeat(mostRows)}`, `products!A${mostRows + 1} tooManyRows`],
    ['a line of millions of commas', 'a,'.repeat(2_000_000), `products!${writeColumn(mostColumns)}1 tooManyColumns`],
    [
      'more cells than memory has room for',
      `${'1,'.repeat(mostColumns)}\n`.repeat(mostCells / mostColumns + 1),
      `products!A${mostCells / mostColumns + 1} tooManyRows`,
    ],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file fileType'],
  ])('with %s is refused', async (_, text, said) => {
    expect(await tell(text, 'products.csv')).toContain(said)
  })

  const contents = (separator: string, ...figures: string[]) =>
    `productKey${separator}casNumber${separator}content\n${figures.map((figure) => `7${separator}108-88-3${separator}${figure}\n`).join('')}`

  it.each([
    ['a stop, as its other figures have it', contents(';', '0.87', '1.516'), [0.87, 1.516]],
    ['a comma, as its other figures have it', contents(';', '1,516', '12,5', '20'), [1.516, 12.5, 20]],
    ['a stop, parted by tabs', contents('\t', '1.516', '1.5'), [1.516, 1.5]],
    ['a stop, since commas part its cells', contents(',', '1.516', '20'), [1.516, 20]],
    ['a comma, whatever its notes have', `${contents(';', '1,516', '12,5')}# example;108-88-3;12.5\n`, [1.516, 12.5]],
  ])('has %s as decimal sign', async (_, text, expected) => {
    const file = path.join(folder, `${(count += 1)}-composition.ingredients.csv`)
    writeFileSync(file, text)
    const { sheets, writing } = await readFileSheets(file, 'composition.ingredients.csv')
    const { tables, problems } = readTables(sheets, headNames, writing)
    expect(problems).toEqual([])
    expect(applyRows({}, tables, '7').record).toMatchObject({ composition: { ingredients: expected.map((content) => ({ content })) } })
  })

  it.each([
    ['alone', contents(';', '1.516', '20'), 2],
    ['beside figures of both signs', contents(';', '0.5', '0,5', '1.516'), 4],
    ['of the other sign', contents(';', '0,5', '1.516'), 3],
    ['beside commas before decimals, though commas part its cells', contents(',', '"12,5"', '1.516'), 3],
  ])('with an ambiguous number %s is refused at its cell', async (_, text, line) => {
    expect(await tell(text, 'composition.ingredients.csv')).toEqual([`'composition.ingredients'!C${line} ambiguousNumber`])
  })

  it('with an ambiguous number is read once it is written as the refusal says', async () => {
    for (const language of ['en', 'de'] as const)
      for (const typed of ['1.516', '1,516']) {
        const { whole = '', decimal = '' } = findReadings(typed, language) ?? {}
        for (const figure of [whole, decimal]) expect(await tell(contents(';', figure), 'composition.ingredients.csv')).toEqual([])
      }
  })

  it('and a workbook may have Windows line breaks within a cell', async () => {
    const broken = { description: { text: { en: 'Line 1\nLine 2' } } }
    const sheet = sheetOf(heads('productKey', 'description.en') + row(2, cell('A2', '7'), cell('B2', 'Line 1_x000D_\nLine 2')))
    for (const [name, bytes] of [
      ['products.csv', 'productKey;description.en\r\n7;"Line 1\r\nLine 2"\r\n'],
      ['products.xlsx', workbook(sheet)],
    ] as const) {
      const file = path.join(folder, `${(count += 1)}-${name}`)
      writeFileSync(file, bytes)
      const { sheets, writing } = await readFileSheets(file, name)
      const { tables, problems } = readTables(sheets, headNames, writing)
      expect([name, problems, applyRows({}, tables, '7').record]).toMatchObject([name, [], broken])
    }
  })

  it('may have as many empty columns as a spreadsheet, and quotes around separators', async () => {
    const wide = ','.repeat(mostSeparated - 2)
    expect(await tell(`productKey,name${wide}\n1,"a${','.repeat(mostSeparated)}"\n`, 'products.csv')).toEqual([])
    expect(await tell(`productKey,name\n1,A${wide},\n`, 'products.csv')).toEqual([`products!${writeColumn(mostColumns)}2 tooManyColumns`])
  })
})
