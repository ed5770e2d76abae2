import { describe, expect, it } from 'vitest'
import type { SheetRow } from '../../shared/read-sheet-xml.ts'
import { readOfficialTable } from './read-official-table.ts'

const heads = [
  'Index No',
  'Chemical name',
  'EC No',
  'CAS No',
  'Hazard Class and Category Code(s)',
  'Hazard Statement Code(s)',
  'Pictogram and Signal Word Code(s)',
  'Hazard Statement Code(s)',
  'Suppl. Hazard Statement Code(s)',
  'Specific Conc. Limits, M-factors and ATE',
  'Notes',
  'ATP',
]
type Row = readonly (string | null)[]
const toluene: Row = [
  '601-021-00-3',
  'toluene',
  '203-625-9',
  '108-88-3',
  'Flam. Liq. 2\nRepr. 2\nAsp. Tox. 1\nSTOT SE 3\nSTOT RE 2 *\nSkin Irrit. 2',
  'H225\nH361d ***\nH304\nH336\nH373 **\nH315',
  'GHS02\nGHS08\nGHS07\nDgr',
  'H225\nH361d ***\nH304\nH336\nH373 **\nH315',
  '',
  '',
  '',
  'CLP00',
]
const sheet = (...rows: Row[]): SheetRow[] =>
  rows.map((row, at) => ({ number: at + 1, cells: new Map(row.flatMap((text, column) => (text === '' ? [] : [[column, text] as const]))) }))
const read = (...sheets: SheetRow[][]) => readOfficialTable(sheets, undefined)
const problemsOf = (...rows: Row[]) => {
  const table = read(sheet(heads, ...rows))
  return 'problems' in table ? table.problems.map(({ row, column }) => `${row} ${column}`) : []
}
const change = (column: number, text: string | null): Row => toluene.map((before, at) => (at === column ? text : before))

describe('the agency’s table', () => {
  it('may have its heads in two rows, the codes below their groups', () => {
    const upper = heads.map((head, at) => (at === 4 ? 'Classification' : at === 6 ? 'Labelling' : at > 3 && at < 9 ? '' : head))
    const lower = heads.map((head, at) => (at > 3 && at < 9 ? head : ''))
    const table = read(sheet(['Annex VI, Table 3'], upper, lower, toluene))
    expect('rows' in table ? [[...table.rows.keys()], table.hasLabelStatements] : table.problems).toEqual([['601-021-00-3'], true])
  })

  it('may end with remarks, which are no entries', () => {
    expect(problemsOf(toluene, ['', '', ''], ['', 'Entries in force from 1 February 2027'])).toEqual([])
  })

  it.each<[string, Row, string[]]>([
    ['an entry without its index number', change(0, ''), ['2 index']],
    ['a number alone', ['', '', '', '108-88-3'], ['2 index', '2 names', '2 classes']],
    ['an entry without a class', change(4, '').map((text, at) => (at === 5 ? '' : text)), ['2 classes']],
    ['a CAS number that the program made a day of', change(3, '38123'), ['2 cas']],
    ['a formula or an error in a column that is read', change(9, null), ['2 limits']],
    ['two signal words', change(6, 'GHS02\nDgr\nWng'), ['2 labelCodes']],
    ['a statement of the label that does not exist', change(7, 'H225\nH999'), ['2 labelStatements']],
    ['a limit above all', change(9, 'Repr. 2; H361d: C ≥ 300 %'), ['2 limits']],
    ['a limit that ends before it begins', change(9, 'Repr. 2; H361d: 5 % ≤ C < 3 %'), ['2 limits']],
    ['an estimate of nothing', change(9, 'oral: ATE = 0 mg/kg bw'), ['2 limits']],
    ['an M factor of nothing', change(9, 'M = 0'), ['2 limits']],
    ['a Note that does not exist', change(10, 'Z'), ['2 notes']],
  ])('names %s by row and column', (_, row, problems) => {
    expect(problemsOf(row)).toEqual(problems)
  })

  it('names every bad row, and each twin', () => {
    expect(problemsOf(change(2, '203-625-8'), toluene, toluene, change(1, ''), toluene)).toEqual([
      '2 ec',
      '3 index',
      '4 index',
      '5 names',
      '5 index',
      '6 index',
    ])
  })

  it('stands once in a file', () => {
    const table = read(sheet(heads, toluene), sheet(['Old'], heads, toluene))
    expect('problems' in table ? table.problems : []).toMatchObject([
      { row: 2, reason: 'two sheets hold such a table: one file, one table' },
    ])
  })

  it.each([[['Index', 'Class']], [[]]])('is not found beneath %j', (head) => {
    const table = read(sheet(head, toluene))
    expect('problems' in table ? table.problems.map(({ column }) => column) : []).toEqual(['Index No'])
  })
})
