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
  for (const rows of sheets) {
    for (const [at, row] of rows.slice(0, 30).entries()) {
      const columns = findColumns(row)
      if (columns.has('index') && columns.has('classes')) return readRows(rows.slice(at + 1), columns, row.number, newAct)
    }
  }
  return {
    problems: [{ row: 1, column: 'Index No', reason: 'no row with the heads of the table: Index No, Hazard Class and Category Code(s) …' }],
  }
}

function findColumns({ cells }: SheetRow): Map<Column, number> {
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

function readRows(
  rows: readonly SheetRow[],
  columns: ReadonlyMap<Column, number>,
  headRow: number,
  newAct: string | undefined,
): OfficialTable | { problems: TableProblem[] } {
  const problems: TableProblem[] = required
    .filter((column) => !columns.has(column))
    .map((column) => ({ row: headRow, column, reason: 'no column with this head' }))
  if (problems.length > 0) return { problems }
  const read = new Map<string, StatedRow>()
  for (const { number, cells } of rows) {
    const cell = (column: Column): string => cells.get(columns.get(column) ?? -1) ?? ''
    for (const [column, place] of columns)
      if (cells.get(place) === null) problems.push({ row: number, column, reason: 'a formula instead of its text' })
    // Beneath the heads stand their continuation and, at the end, remarks: rows without an index number that hold no class.
    if (cell('index').trim() === '' && cell('classes').trim() === '') continue
    const row = toPrinted(cell, columns.has('labelStatements'))
    const parsed = parseRow(row)
    if ('problems' in parsed) problems.push(...parsed.problems.map(({ column, reason }) => ({ row: number, column, reason })))
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
