import { isValidCasNumber, isValidEcNumber, isValidIndexNumber } from '../../clp/substance-numbers.ts'
import { ownData } from '../classification/own-data.ts'
import { joinRanges } from './join-ranges.ts'
import { readShare } from './read-share.ts'
import { readStrength } from '../../clp/read-strength.ts'
import type { LanguageCode } from '../languages.ts'
import { writeNumber } from '../read-number.ts'
import { convertAmounts, splitAmount, unitOfHeading, type Conversion } from './read-amounts.ts'
import { findClassColumns, ownOfCells } from './class-columns.ts'
import { findParts, writeWithUnit, type PartsColumn } from './read-parts.ts'
import { mostRows, type RecipeRow } from './recipe.ts'
import { splitLines } from './split-lines.ts'

/** A row as it was read; it gets its key where it is put into a recipe. */
export type ReadRow = Omit<RecipeRow, 'key'>

/** What was read from a spreadsheet or a text, in its order. */
export interface ReadRows {
  readonly rows: readonly ReadRow[]
  /** lines that name the columns, and were left out */
  readonly headings: readonly string[]
  /** lines in which nothing could be recognised as a component, such as a sum */
  readonly leftOut: readonly string[]
  /** how many rows were beyond what a recipe may have */
  readonly beyond: number
  /** of a column of masses or parts: its heading, and how it became percent; null where it could not, and stands as it was typed */
  readonly amounts?: { readonly heading: string; readonly conversion: Conversion | null }
}

type Kind = 'cas' | 'ec' | 'index' | 'share' | 'text' | 'empty'

/**
 * Reads rows that were copied from a spreadsheet, a table of a document or a CSV file. Columns are recognised by what stands in them and not by
 * their order: numbers by form and check digit, the share as the figure column whose sum is nearest to 100 %, the name as the column with the
 * most letters. A column of masses or parts is known by its heading or by the units in its cells, and becomes percent of its sum. Decimal commas and points, `%`, `<` and ranges are understood by `readShare`. A number with a wrong check digit stays in its
 * row as it was typed. What a sheet says of hazards (“Skin Corr. 1B, H314”) becomes own data of its row, as it was typed where it cannot be read.
 */
export function readRows(text: string): ReadRows {
  const lines = splitLines(text)
  return readTable(lines, { mayMove: !/[\t;]/.test(text) })
}

/**
 * The same of cells that a spreadsheet file holds.
 * @param mayMove whether a cell that is left out moves those behind it, as where spaces stand between them
 */
export function readTable(lines: readonly (readonly string[])[], { mayMove = false } = {}): ReadRows {
  const filled = lines.map((line) => line.map(clean)).filter((line) => line.some((cell) => cell !== ''))
  const cells = joinRanges(filled, isHeading)
  const last = cells.findLastIndex((line, index) => index < 8 && isHeading(line))
  const headings = cells.filter((line, index) => index <= last && (isHeading(line) || isTitle(line)))
  const body = cells.filter((line) => !headings.includes(line))
  const named = findAmounts(headings, body)
  const own = findShareColumn(body, named)
  const amounts = named ?? findFractions(own, headings, body)
  const parts = findParts(headings)
  const headed = amounts ?? parts
  const share = headed !== null && !isStated(own, headings, body) ? headed.column : own !== -1 ? own : findUnreadColumn(headings, body)
  const classes = findClassColumns(body, headings)
  const name = findNameColumn(
    body.map((line) => line.map((cell, column) => (classes.has(column) ? '' : cell))),
    share,
  )
  const read = body.map((line) => ({ line, row: readRow(line, { share, name, classes, parts, mayMove }) }))
  const leftOut = read.flatMap(({ line, row }) => (row ? [] : [line.filter((cell) => cell !== '').join(' ')]))
  const components = read.flatMap(({ line, row }) => (row ? [{ row, cell: line[share] ?? '' }] : []))
  const writtenHeadings = headings.map((line) => line.filter((cell) => cell !== '').join(' / '))
  const found = { headings: writtenHeadings, leftOut, beyond: Math.max(0, components.length - mostRows) }
  if (amounts === null || share !== amounts.column) return { rows: components.map(({ row }) => row).slice(0, mostRows), ...found }
  const converted = convertAmounts(
    components.map(({ cell }) => cell),
    amounts.unit,
  )
  const rows = components.map(({ row, cell }, at): ReadRow => {
    const isBare = splitAmount(cell)?.unit === null
    // With its unit the cell says by itself that it is no share.
    const typed = isBare ? `${cell} ${amounts.unit}` : cell
    return { ...row, share: (converted?.shares[at] ?? typed).slice(0, 60) }
  })
  return { rows: rows.slice(0, mostRows), ...found, amounts: { heading: amounts.heading, conversion: converted?.conversion ?? null } }
}

/** The rows as they stand in a table in this language: a share that was worked out has its decimal sign; what was typed stays as it is. */
export function writeShares({ rows, amounts }: ReadRows, language: LanguageCode): readonly ReadRow[] {
  if (!amounts?.conversion) return rows
  return rows.map((row) => ({ ...row, share: writeNumber(Number(row.share), language) }))
}

interface Amounts {
  readonly column: number
  readonly unit: string
  readonly heading: string
}

/** The column whose heading names a unit of mass, parts or volume, or most of whose cells do. */
function findAmounts(headings: readonly (readonly string[])[], body: readonly (readonly string[])[]): Amounts | null {
  for (const line of headings)
    for (const [column, heading] of line.entries()) {
      const unit = unitOfHeading(heading)
      const hasFigures = body.some((cells) => splitAmount(cells[column] ?? '') !== null)
      if (unit !== null && unit !== 'ppm' && hasFigures) return { column, unit, heading }
    }
  for (const column of columnsOf(body)) {
    const units = body.flatMap((line) => splitAmount(line[column] ?? '')?.unit ?? []).filter((one) => one !== 'ppm')
    const [unit] = units
    if (unit !== undefined && units.length * 2 > body.length) return { column, unit, heading: unit }
  }
  return null
}

/** Whether a column beside one of amounts is said to be percent: by its heading or its cells, or because it sums up to 100. */
function isStated(column: number, headings: readonly (readonly string[])[], body: readonly (readonly string[])[]): boolean {
  if (column === -1) return false
  if ([...headings, ...body].some((line) => (line[column] ?? '').includes('%'))) return true
  const sum = body.reduce((total, line) => total + (totals.test(line.join(' ')) ? 0 : (readShareCell(line[column] ?? '')?.to ?? 0)), 0)
  return Math.abs(100 - sum) <= 1
}

/** A column of mass fractions, which add up to one, are parts of it; null: it is none, or said to be percent. */
function findFractions(column: number, headings: readonly (readonly string[])[], body: readonly (readonly string[])[]): Amounts | null {
  if (column === -1 || isStated(column, headings, body)) return null
  const shares = body.flatMap((line) => (totals.test(line.join(' ')) ? [] : (readShareCell(line[column] ?? '') ?? [])))
  const sum = shares.reduce((total, { to }) => total + to, 0)
  const areFractions = shares.length > 1 && shares.every(({ from, to }) => from === to) && Math.abs(1 - sum) < 1e-6
  return areFractions ? { column, unit: 'parts', heading: headings.at(-1)?.[column] || '0 – 1' } : null
}

/**
 * Where no column holds shares, that whose cells were to: by its heading, or figures above 100, formulas without a value, errors, “Rest”. It stays as it
 * was typed, and says so.
 */
function findUnreadColumn(headings: readonly (readonly string[])[], body: readonly (readonly string[])[]): number {
  const byHeading = headings.flatMap((line) => line.findIndex((cell) => shareWords.test(cell) && !/\bcas\b/iu.test(cell)))
  const [headed] = byHeading.filter((column) => column !== -1)
  if (headed !== undefined) return headed
  const counts = columnsOf(body).map(
    (column) => body.filter((line) => isUnread(line[column] ?? '') || kindOf(line[column] ?? '') === 'share').length,
  )
  const most = Math.max(0, ...counts)
  return most * 2 > body.length ? counts.indexOf(most) : -1
}

const isUnread = (cell: string): boolean =>
  cell.startsWith('=') || /^#\p{Lu}/u.test(cell) || splitAmount(cell) !== null || restWords.test(cell)

/** What is left to 100 %, as recipes say it. */
const restWords = /^(?:rest(?:e|o|en)?|ad|add|q\.?\s?s\.?|balance|remainder|zu|auf)\b/iu
/** Words of a heading that names the share. */
const shareWords = /%|\b(?:gehalt|anteil|content|share|conc\w*|konz\w*|wt|gew|teneur|w\/w)(?:\b|$)/iu

const clean = (cell: string): string =>
  cell
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Cf}]/gu, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()

const dashes = /[\u2010-\u2015\u2212]/gu
const asNumber = (cell: string): string =>
  cell
    .replaceAll(dashes, '-')
    .replaceAll(' ', '')
    .replace(/^(?:CAS|EC|EG|INDEX)(?:-?N(?:O|R)\.?)?:?/i, '')
    .toUpperCase()

/** An EC number has three digits before its first hyphen and three behind it; a CAS number has two behind it. */
function kindOf(cell: string): Kind {
  if (cell === '' || /^[-–—]$/.test(cell)) return 'empty'
  const number = asNumber(cell)
  if (/^\d{3}-\d{3}-\d{2}-[\dX]$/.test(number)) return 'index'
  if (/^\d{3}-\d{3}-\d$/.test(number)) return 'ec'
  if (/^\d{2,7}-\d{2}-\d$/.test(number)) return 'cas'
  return readShare(cell) === null ? 'text' : 'share'
}

/** Words alone, of which one names a column: no number, no figure. The sign behind a figure is that of a solution: “Salzsäure 37 %”. */
const headingWords =
  /\b(?:cas|ec|eg|ce|index|name|no|nr|substance|component|ingredient|stoff|bezeichnung|gehalt|anteil|content|share|conc\w*|weight|wt|gew|menge|teneur|nom|nombre|nome|nazwa|naziv|n[ée]v|%|w\/w)(?:\b|$)|%/iu

const isHeading = (line: readonly string[]): boolean => {
  const kinds = line.map(kindOf)
  return (
    kinds.every((kind) => kind === 'text' || kind === 'empty') &&
    !line.some(isUnread) &&
    line.some((cell) => headingWords.test(cell.replaceAll(/\d\s?%/g, '')) || (!/\d/.test(cell) && unitOfHeading(cell) !== null)) &&
    line.filter((cell) => cell !== '').length > 1
  )
}

/** What a list is called, where a heading follows: one cell, and no number of a substance. */
const isTitle = (line: readonly string[]): boolean => {
  const filled = line.map(kindOf).filter((kind) => kind !== 'empty')
  return filled.length === 1 && filled[0] === 'text'
}

const widest = (lines: readonly (readonly string[])[]): number => Math.max(0, ...lines.map(({ length }) => length))
const columnsOf = (lines: readonly (readonly string[])[]): number[] => Array.from({ length: widest(lines) }, (_, column) => column)

/** Of several columns of figures the share is that which sums up nearest to 100 and counts nothing up; -1: there is none. */
function findShareColumn(lines: readonly (readonly string[])[], beside: Amounts | null): number {
  const columns = columnsOf(lines).map((column) => {
    const shares = lines.map((line) => readShareCell(line[column] ?? ''))
    const found = shares.flatMap((share) => share ?? [])
    const isCount = found.length > 1 && found.every(({ from, to }, index) => from === to && from === (found[0]?.from ?? 0) + index)
    const sum = found.reduce((total, { to }) => total + to, 0)
    const hasSign = lines.some((line) => (line[column] ?? '').includes('%'))
    const filled = lines.filter((line) => kindOf(line[column] ?? '') !== 'empty').length
    return { column, count: found.length, filled, isCount, distance: hasSign ? -1 : Math.abs(100 - sum) }
  })
  const possible = columns.filter(({ column, count, filled }) => column !== beside?.column && count * 2 > filled)
  const wanted = possible.filter(({ isCount }) => !isCount)
  const most = Math.max(0, ...wanted.map(({ count }) => count))
  const [best] = (wanted.length > 0 ? wanted : possible)
    .filter(({ count }) => count * 2 >= most)
    .toSorted((one, other) => one.distance - other.distance)
  return best?.column ?? -1
}

const readShareCell = (cell: string) => (kindOf(cell) === 'share' ? readShare(cell) : null)

/** The column with the most letters. */
function findNameColumn(lines: readonly (readonly string[])[], share: number): number {
  const letters = columnsOf(lines).map((column) =>
    column === share
      ? -1
      : lines.reduce(
          (sum, line) =>
            sum +
            (kindOf(line[column] ?? '') === 'text' && !isUnread(line[column] ?? '')
              ? ((line[column] ?? '').match(/\p{L}/gu)?.length ?? 0)
              : 0),
          0,
        ),
  )
  const most = Math.max(0, ...letters)
  return most === 0 ? -1 : letters.indexOf(most)
}

const totals =
  /^(?:total|sum|summe|gesamt|somme|suma|totale|yhteensä|összesen|σύνολο|общо|kokku|iš viso|kopā|ukupno|skupaj|celkem|spolu|i alt|totaal|razem|iomlán)\b/iu

interface Columns {
  readonly share: number
  readonly name: number
  /** of what is said of hazards */
  readonly classes: ReadonlySet<number>
  readonly parts: PartsColumn | null
  readonly mayMove: boolean
}

function readRow(cells: readonly string[], { share, name, classes, parts, mayMove }: Columns): ReadRow | null {
  const line = cells.map((cell, column) => (classes.has(column) ? '' : cell))
  const of = (kind: Kind) => line.find((cell, column) => column !== share && kindOf(cell) === kind)
  const [cas, ec, index] = [of('cas'), of('ec'), of('index')].map((cell) => (cell === undefined ? undefined : asNumber(cell)))
  const named = line[name] ?? ''
  const text = kindOf(named) === 'text' ? named : (line.find((cell, column) => column !== share && kindOf(cell) === 'text') ?? '')
  if (cas === undefined && ec === undefined && index === undefined && (text === '' || totals.test(text))) return null
  // A cell that a text leaves out moves the others.
  const isMoved = mayMove && !['share', 'text'].includes(kindOf(line[share] ?? ''))
  const inShare = isMoved ? (line.findLast((cell) => kindOf(cell) === 'share') ?? '') : (line[share] ?? '')
  const own = writeWithUnit(inShare, line, share, parts)
  const typed = own.replace(/\s?%$/, '').slice(0, 60)
  return {
    name: text.slice(0, 500),
    ...(cas === undefined ? {} : { cas }),
    ...(ec === undefined ? {} : { ec }),
    ...(index === undefined ? {} : { index }),
    share: typed,
    ...ownOfCells(cells.filter((_cell, column) => classes.has(column))),
  }
}

/** Whether a row is clear: a valid number or classes of its own that can be read, a share that can be read, and a name that speaks of no solution. */
export function isClear({ name, cas, ec, index, share, own }: ReadRow): boolean {
  const numbers = [
    [cas, isValidCasNumber],
    [ec, isValidEcNumber],
    [index, isValidIndexNumber],
  ] as const
  const given = numbers.flatMap(([number, isValid]) => (number === undefined ? [] : [isValid(number)]))
  const isKnown = given.length > 0 || own !== undefined
  const isOwnRead = own === undefined || ownData.safeParse(own).success
  return isKnown && isOwnRead && given.every(Boolean) && readShare(share) !== null && (readStrength(name) === null || own !== undefined)
}
