import { acts } from '../../clp/annex-vi/acts.ts'
import { parseRow, type PrintedRow } from '../../clp/annex-vi/parse-row.ts'
import type { StatedRow } from '../../clp/annex-vi/open-table.ts'
import type { SheetRow } from '../../shared/read-sheet-xml.ts'

export interface TableProblem {
  row: number
  column: string
  reason: string
}

export interface OfficialTable {
  rows: Map<string, StatedRow>
  /** false: the table has no column for the statements of the label */
  hasLabelStatements: boolean
}

type Column = keyof PrintedRow | 'act'

/** Rows in which the heads may stand: a title and remarks come before them. */
const mostAbove = 30

/** Heads of the agency's table; the second column with hazard statements is that of the label. */
const heads: readonly (readonly [Column, RegExp])[] = [
  ['index', /^index ?(no|number)/],
  ['names', /chemical (name|identification)/],
  ['ec', /^ec ?(no|number)/],
  ['cas', /^cas ?(no|number)/],
  ['classes', /hazard class and category/],
  ['labelCodes', /pictogram/],
  ['supplemental', /^suppl/],
  ['limits', /^specific conc/],
  ['notes', /^notes?\b/],
  ['act', /\batp\b/],
  ['statements', /^hazard statement/],
]
const optional: ReadonlySet<Column> = new Set(['labelStatements', 'act'])
/** What only an entry has: a row with one of them is one, or a bad one. */
const entryColumns: readonly Column[] = ['index', 'ec', 'cas', 'classes', 'statements', 'labelCodes', 'labelStatements', 'limits']
const required: readonly Column[] = heads.map(([column]) => column).filter((column) => !optional.has(column))

/**
 * Finds the table by its heads and reads every row of it.
 * @param newAct what stands for an adaptation that the program does not know
 * @returns the rows, or everything that is wrong: nothing is taken of a table with one bad row
 */
export function readOfficialTable(
  sheets: readonly (readonly SheetRow[])[],
  newAct: string | undefined,
): OfficialTable | { problems: TableProblem[] } {
  const found = sheets.flatMap((rows) => findHeads(rows) ?? [])
  const [first, second] = found
  if (second) return { problems: [{ row: second.row, column: 'Index No', reason: 'two sheets hold such a table: one file, one table' }] }
  if (first) return readRows(first, newAct)
  return {
    problems: [{ row: 1, column: 'Index No', reason: 'no row with the heads of the table: Index No, Hazard Class and Category Code(s) …' }],
  }
}

interface Heads {
  columns: ReadonlyMap<Column, number>
  row: number
  below: readonly SheetRow[]
}

/** Heads may stand in two rows, the codes below “Classification” and “Labelling”. */
function findHeads(rows: readonly SheetRow[]): Heads | undefined {
  for (const [at, row] of rows.slice(0, mostAbove).entries()) {
    const columns = findColumns(row)
    if (!columns.has('index')) continue
    if (columns.has('classes')) return { columns, row: row.number, below: rows.slice(at + 1) }
    const under = findColumns(rows[at + 1] ?? { cells: new Map() })
    if (under.has('classes')) return { columns: new Map([...under, ...columns]), row: row.number, below: rows.slice(at + 2) }
  }
  return undefined
}

function findColumns({ cells }: Pick<SheetRow, 'cells'>): Map<Column, number> {
  const columns = new Map<Column, number>()
  for (const [place, text] of [...cells].toSorted(([one], [other]) => one - other)) {
    const head = (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
    const found = heads.find(([, pattern]) => pattern.test(head))?.[0]
    if (found === undefined) continue
    if (!columns.has(found)) columns.set(found, place)
    else if (found === 'statements' && !columns.has('labelStatements')) columns.set('labelStatements', place)
  }
  return columns
}

function readRows({ columns, row: headRow, below }: Heads, newAct: string | undefined): OfficialTable | { problems: TableProblem[] } {
  const problems: TableProblem[] = required
    .filter((column) => !columns.has(column))
    .map((column) => ({ row: headRow, column, reason: 'no column with this head' }))
  if (problems.length > 0) return { problems }
  const read = new Map<string, StatedRow>()
  for (const { number, cells } of below) {
    const cell = (column: Column): string => cells.get(columns.get(column) ?? -1) ?? ''
    for (const [column, place] of columns)
      if (cells.get(place) === null) problems.push({ row: number, column, reason: 'a formula or an error instead of its text' })
    // At the end stand remarks: a text, and nothing that an entry has.
    if (entryColumns.every((column) => cell(column).trim() === '')) continue
    const row = toPrinted(cell, columns.has('labelStatements'))
    const parsed = parseRow(row)
    for (const { column, reason } of 'problems' in parsed ? parsed.problems : [])
      if (columns.has(column)) problems.push({ row: number, column, reason })
    if (read.has(row.index)) problems.push({ row: number, column: 'index', reason: `${row.index} stands twice` })
    read.set(row.index, { row, act: readAct(cell('act'), newAct) })
  }
  return problems.length > 0 ? { problems } : { rows: read, hasLabelStatements: columns.has('labelStatements') }
}

function toPrinted(cell: (column: Column) => string, hasLabelStatements: boolean): PrintedRow {
  const dashless = (column: Column): string =>
    cell(column)
      .replaceAll(/^\s*[-–—]\s*$/gm, '')
      .trim()
  return {
    index: cell('index').trim(),
    names: cell('names').trim(),
    ec: dashless('ec'),
    cas: dashless('cas'),
    classes: dashless('classes'),
    statements: dashless('statements'),
    labelCodes: dashless('labelCodes'),
    labelStatements: dashless(hasLabelStatements ? 'labelStatements' : 'statements'),
    supplemental: dashless('supplemental'),
    limits: dashless('limits'),
    notes: dashless('notes'),
  }
}

/** `CLP00/ATP21` was set by the regulation and changed by the 21st adaptation. */
function readAct(text: string, newAct: string | undefined): string {
  const number = [...text.matchAll(/(?:ATP|CLP)\s*0*(\d{1,3})/gi)].at(-1)?.[1]
  const known = Object.entries(acts).find(([celex, { adaptation }]) => String(adaptation) === number || celex === text.trim())
  return known?.[0] ?? newAct ?? (text.trim() || 'unnamed')
}
