import { describe, expect, it } from 'vitest'
import { readSharedTexts, readSheetRows, type SheetReading } from './read-sheet-xml.ts'

const texts = readSharedTexts('<sst><si><t>xylene</t></si><si><r><t>n-butyl </t></r><r><t>acetate &amp; more</t></r></si></sst>')
const refusing: SheetReading = { texts, formulas: 'refused', most: 10 }

const cellsOf = (cells: string, reading = refusing) => [
  ...(readSheetRows(`<sheetData><row r="7">${cells}</row></sheetData>`, reading)[0]?.cells ?? []),
]

describe('the rows of a sheet', () => {
  it('keep the numbers that people see, count on where none is said, and leave out empty ones', () => {
    const xml =
      '<row r="3"><c><v>1</v></c></row><row><c><v>2</v></c></row><row r="9"/><row r="12" spans="1:2"><c r="C12"><v>3</v></c></row>'
    expect(readSheetRows(xml, refusing).map(({ number, cells }) => [number, ...cells])).toEqual([
      [3, [0, '1']],
      [4, [0, '2']],
      [12, [2, '3']],
    ])
  })

  it('end where enough are read, however many there are', () => {
    const xml = '<row><c><v>1</v></c></row>'.repeat(5000) + '<row/>'.repeat(1_000_000)
    expect(readSheetRows(xml, refusing)).toHaveLength(10)
  })

  it('have no more columns than a table has', () => {
    expect(cellsOf('<c r="XFD7"><v>1</v></c><c r="GR7"><v>2</v></c>')).toEqual([[199, '2']])
  })
})
