/** Spreadsheets that nobody wrote with a spreadsheet program. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { OperatorError } from '../errors.ts'
import { readSheets } from './read-sheet.ts'

const folder = useTemporaryFolder()
let count = 0

const sheetOf = (rows: string) => `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`
function write(sheet: string, more: Record<string, string> = {}): string {
  const parts = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet, ...more }
  return writeParts(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}
function writeParts(parts: Zippable): string {
  const file = path.join(folder, `${(count += 1)}.xlsx`)
  writeFileSync(file, zipSync(parts))
  return file
}
const refusal = (file: string) =>
  readSheets(file).then(
    () => 'read',
    (error: unknown) => (error instanceof OperatorError ? error.message.replace(`${file}: `, '').replace(`${file} `, '') : error),
  )

describe('a spreadsheet', () => {
  it('is read sheet by sheet, in the order of their numbers', async () => {
    const rowWith = (text: string) => sheetOf(`<row r="1"><c t="inlineStr"><is><t>${text}</t></is></c></row>`)
    const sheets = await readSheets(
      write(rowWith('one'), { 'xl/worksheets/sheet10.xml': rowWith('ten'), 'xl/worksheets/sheet2.xml': rowWith('two') }),
    )
    expect(sheets.map(([row]) => row?.cells.get(0))).toEqual(['one', 'two', 'ten'])
  })

  it.each([
    ['whose last row does not end', sheetOf('<row r="1"><c><v>1</v></c></row><row r="2"><c><v>2</v></c>')],
    ['whose cell ends too late', sheetOf('<row r="1"><c><v>1</v></row></c>')],
    ['that ends in the middle', sheetOf('<row r="1"><c><v>1</v></c></row>').slice(0, -30)],
    ['with entities of its own', `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${sheetOf('<row r="1"><c><v>&b;</v></c></row>')}`],
  ])('%s is damaged', async (_, sheet) => {
    expect(await refusal(write(sheet))).toBe('xl/worksheets/sheet1.xml is damaged')
  })

  it('whose texts are damaged is damaged', async () => {
    const file = write(sheetOf('<row r="1"><c t="s"><v>0</v></c></row>'), { 'xl/sharedStrings.xml': '<sst><si><t>one</t></sst>' })
    expect(await refusal(file)).toBe('xl/sharedStrings.xml is damaged')
  })

  it('with more rows than the table has is refused', async () => {
    expect(await refusal(write(sheetOf('<row><c><v>1</v></c></row>'.repeat(20_001))))).toBe(
      'has more than 20000 rows: that is not the table',
    )
  })

  it('that unpacks to far more than it looks like is refused before it is unpacked', async () => {
    const file = write(sheetOf(`<row r="1"><c t="inlineStr"><is><t>${' '.repeat(60_000_000)}</t></is></c></row>`))
    expect(await refusal(file)).toContain('unpack')
  })

  it('that is not there, or a folder, is said to be unreadable', async () => {
    expect([await refusal(path.join(folder, 'none.xlsx')), await refusal(folder)]).toEqual([
      'cannot be read: there is no such file',
      'cannot be read: EISDIR',
    ])
  })

  it('of another kind is named', async () => {
    const word = writeParts({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<document/>') })
    expect(await refusal(word)).toBe('is no spreadsheet')
  })
})
