/** The columns “Hazard Class and Category Code(s)” and “Hazard Statement Code(s)” of Table 3 (CLP Annex VI, 1.1.2.1). */
import { findHazardCategory, hazardCategories, type HazardCategoryCode } from '../hazard-categories.ts'
import type { CategoryStatementCode } from '../hazard-class-table.ts'
import { carriesStatement, isCategoryStatement } from './category-statements.ts'
import type { ExposureRoute, HarmonisedClass } from './entry.ts'

/** A class as printed; `open`: `Expl.` without division, or the mark **** without any class. */
interface PrintedClass {
  category: HazardCategoryCode | null
  mark: '*' | '****' | null
}

interface PrintedStatement {
  statement: CategoryStatementCode
  routes: ExposureRoute[]
  organs: string[]
  mark: HarmonisedClass['mark']
}

// Printed with or without the stops and blanks: ‘Acute Tox. 4*’, ‘Flam. Gas. 1’.
const squeeze = (code: string): string => code.replaceAll(/[.\s]/g, '').toLowerCase()
const categories: ReadonlyMap<string, HazardCategoryCode> = new Map(hazardCategories.map(({ code }) => [squeeze(code), code]))
const loosely = (code: string): string =>
  code
    .split(/[.\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[()\\/+-]/g, String.raw`\$&`))
    .join(String.raw`\.?\s*`) + (code.endsWith('.') ? String.raw`\.?` : '')

/** Every category as it may be printed, the longer first: Carc. 1A before Carc. 1. */
export const categoryPattern: string = hazardCategories
  .map(({ code }) => code)
  .toSorted((one, other) => other.length - one.length)
  .map((code) => String.raw`${loosely(code)}(?![\dA-Za-z])`)
  .join('|')

/** The category behind a printed code, whatever its stops and blanks; undefined: none. */
export function findPrintedCategory(printed: string): HazardCategoryCode | undefined {
  return categories.get(squeeze(printed))
}

const classPattern = new RegExp(String.raw`^(${categoryPattern}|Expl\.(?!\s*\d))?\s*(\*{4}|\*(?!\*))?`)
const statementPattern = /^((?:EU)?H\d{3}[A-Za-z]{0,2})((?:\s*\([^)]*\))*)\s*(\*{1,4})?/
/**
 * 012-002-00-9 and 607-225-00-9 print statements that other categories of their class have. What is classified by them bears the statement of its
 * category (CLP Annex I, Tables 2.11.2 and 2.8.1): no product can have both.
 */
const printedOtherwise: Readonly<Record<string, CategoryStatementCode>> = { 'Self-heat. 1 H252': 'H251', 'Self-react. C H241': 'H242' }

/** The statement of a class as it stands on a label, where an entry prints that of another category. */
export const asClassified = (category: HazardCategoryCode, printed: CategoryStatementCode): CategoryStatementCode =>
  printedOtherwise[`${category} ${printed}`] ?? printed
const exposureRoutes = new Set<string>(['oral', 'dermal', 'inhalation'])
const isRoute = (word: string): word is ExposureRoute => exposureRoutes.has(word)

/**
 * Reads both columns together: each class takes the first statement left that it can carry. A gas under pressure has none (Note U), nor has
 * what is still to be tested (****).
 * @returns the lines, or what is wrong with them
 */
export function parseClasses(classes: string, statements: string): { lines: HarmonisedClass[] } | { problem: string } {
  const printed = readAll(classes, classPattern, readClass)
  if (typeof printed === 'string') return { problem: `not a hazard class: ${printed}` }
  const left = readAll(statements, statementPattern, readStatement)
  if (typeof left === 'string') return { problem: `not a hazard statement: ${left}` }

  const lines: HarmonisedClass[] = []
  for (const { category, mark } of printed) {
    const at = category === null ? -1 : left.findIndex(({ statement }) => carriesPrinted(category, statement))
    const found = at === -1 ? undefined : left.splice(at, 1)[0]
    if (found === undefined && category !== null && !category.startsWith('Press. Gas'))
      return { problem: `${category} without its statement` }
    lines.push({
      category,
      statement: found?.statement ?? null,
      routes: found?.routes ?? [],
      organs: found?.organs ?? [],
      minimum: mark === '*',
      mark: mark === '****' ? '****' : (found?.mark ?? null),
    })
  }
  const [extra] = left
  return extra === undefined ? { lines } : { problem: `${extra.statement} without its class` }
}

/** What of a column of hazard statements cannot be read, as it stands; undefined: nothing. `****`: a statement that is still to be confirmed. */
export function findUnreadStatement(statements: string): string | undefined {
  const read = readAll(statements.replaceAll(/(?:^|[|\n])\s*\*{4}\s*(?=$|[|\n])/g, ''), statementPattern, readStatement)
  return typeof read === 'string' ? read : undefined
}

const carriesPrinted = (category: HazardCategoryCode, statement: CategoryStatementCode): boolean =>
  carriesStatement(category, asClassified(category, statement))

/** Takes one after the other from the text; what cannot be read is returned as it stands. */
function readAll<T>(text: string, pattern: RegExp, read: (match: RegExpExecArray) => T | undefined): T[] | string {
  const found: T[] = []
  let rest = text.replaceAll(/[|\s]+/g, ' ').trim()
  while (rest !== '') {
    const match = pattern.exec(rest)
    const one = match === null || match[0] === '' ? undefined : read(match)
    if (match === null || one === undefined) return rest
    found.push(one)
    rest = rest.slice(match[0].length).replace(/^[\s;,]+/, '')
  }
  return found
}

function readClass([, code, mark]: RegExpExecArray): PrintedClass | undefined {
  const category = code === undefined ? undefined : findPrintedCategory(code)
  const stars = mark === '*' || mark === '****' ? mark : null
  if (category !== undefined) return { category: findHazardCategory(category).code, mark: stars }
  return stars === '****' ? { category: null, mark: stars } : undefined
}

function readStatement([, code = '', brackets = '', mark]: RegExpExecArray): PrintedStatement | undefined {
  if (!isCategoryStatement(code)) return undefined
  const groups = [...brackets.matchAll(/\(([^)]*)\)/g)].map(([, inner = '']) => inner.split(',').map((word) => word.trim()))
  return {
    statement: code,
    routes: groups.filter((words) => words.every(isRoute)).flatMap((words) => words.filter(isRoute)),
    organs: groups.filter((words) => !words.every(isRoute)).flat(),
    mark: mark === '*' || mark === '**' || mark === '***' || mark === '****' ? mark : null,
  }
}
