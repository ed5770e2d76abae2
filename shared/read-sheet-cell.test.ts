import { describe, expect, it } from 'vitest'
import { readPercentStyles, readSharedTexts, readSheetRows, type SheetReading } from './read-sheet-xml.ts'

const texts = readSharedTexts('<sst><si><t>xylene</t></si><si><r><t>n-butyl </t></r><r><t>acetate &amp; more</t></r></si></sst>')
const refusing: SheetReading = { texts, formulas: 'refused', most: 10 }
const showing: SheetReading = { ...refusing, formulas: 'shown' }

const cellsOf = (cells: string, reading = refusing) => [
  ...(readSheetRows(`<sheetData><row r="7">${cells}</row></sheetData>`, reading)[0]?.cells ?? []),
]

describe('a cell of a spreadsheet', () => {
  it.each([
    ['a shared text', '<c r="A7" t="s"><v>1</v></c>', 'n-butyl acetate & more'],
    ['a text of its own', '<c r="A7" t="inlineStr"><is><t>toluene</t></is></c>', 'toluene'],
    ['a figure', '<c r="A7"><v>12.5</v></c>', '12.5'],
    ['a figure as files hold it', '<c r="A7"><v>12.300000000000001</v></c>', '12.3'],
    ['a small figure', '<c r="A7"><v>1.0000000000000001E-5</v></c>', '0.00001'],
    ['a text of a formula that is gone', '<c r="A7" t="str"><v>water</v></c>', 'water'],
  ])('with %s says it', (_, cell, text) => {
    expect([cellsOf(cell), cellsOf(cell, showing)]).toEqual([[[0, text]], [[0, text]]])
  })

  it.each([
    ['a formula', '<c r="B7"><f>A1*2</f><v>8</v></c>', [[1, '8']]],
    ['a formula without an answer', '<c r="B7"><f>A1*2&amp;""</f></c>', [[1, '=A1*2&""']]],
    ['a repeated formula without an answer', '<c r="B7"><f t="shared" si="0"/></c>', [[1, '=…']]],
    ['an error', '<c r="B7" t="e"><v>#REF!</v></c>', [[1, '#REF!']]],
    ['a truth value', '<c r="B7" t="b"><v>1</v></c>', []],
    ['a text that the file lacks', '<c r="B7" t="s"><v>99</v></c>', []],
  ])('with %s has no text of its own, and shows what it showed last', (_, cell, shown) => {
    expect([cellsOf(cell), cellsOf(cell, showing)]).toEqual([[[1, null]], shown])
  })

  it('shows per cent where its style does', () => {
    const styles = readPercentStyles(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0000%"/><numFmt numFmtId="165" formatCode="0.00"/></numFmts>' +
        '<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    )
    expect([...styles]).toEqual([1, 2])
    const shown = cellsOf('<c s="1"><v>0.125</v></c><c s="2"><v>7.0000000000000007E-2</v></c><c s="3"><v>0.5</v></c><c><v>0.5</v></c>', {
      ...showing,
      percentStyles: styles,
    })
    expect(shown.map(([, text]) => text)).toEqual(['12.5 %', '7 %', '0.5', '0.5'])
  })
})
