import { findHazardCategory, hazardCategories, type HazardCategoryCode } from '../../../clp/hazard-categories.ts'
import { hazardStatementCodes, supplementalStatementCodes } from '../../../clp/statements.ts'
import { classificationEntry, type ClassificationEntryOfRecord } from '../../../shared/record/composition.ts'
import { nameHazardClasses } from '../name-hazard-class.ts'
import { find, findAll, leave, numberIn, take, takeIf, takeNumber, type Node } from './read-tree.ts'
import type { Reader } from './reader.ts'

interface Known {
  category: HazardCategoryCode
  statements: readonly string[]
}

/** What a name of the format stands for: by the names that we give the categories with each of their statements. */
const known: ReadonlyMap<string, Known> = new Map(
  hazardCategories
    // The former category 1 of flammable gases is never meant.
    .filter(({ code }) => code !== 'Flam. Gas 1')
    .flatMap(({ code, statements }) =>
      (statements.length === 0 ? [[]] : [...statements.map((one) => [one]), statements.length === 2 ? [...statements] : []]).flatMap(
        (own): [string, Known][] =>
          nameHazardClasses(code, own).map((name) => [
            name,
            { category: code, statements: statements.length === 1 || isNamed(code) ? own : [] },
          ]),
      ),
    )
    .toReversed(),
)

/** Categories whose name says which statement they carry. */
function isNamed(code: HazardCategoryCode): boolean {
  return code.startsWith('Acute Tox.') || code === 'STOT SE 3'
}

const allStatements: ReadonlySet<string> = new Set([...hazardStatementCodes, ...supplementalStatementCodes])

const isStatement = (code: string): code is ClassificationEntryOfRecord['statements'][number] => allStatements.has(code)

/** The lines of a classification. What the format does not say of a statement is taken from the words beside it, or guessed. */
export function readClassification(node: Node | undefined, reader: Reader, place: string): ClassificationEntryOfRecord[] {
  const newest = findAll(node, 'ClpHazardClassification_2023_707/Classification')
  // The same classes as an older version of the regulation names them are no further ones, and are left.
  const lines = newest.length > 0 ? newest : findAll(node, 'ClpAtp14HazardClassification/Classification')
  return lines.flatMap((line) => readLine(line, reader, place) ?? [])
}

function readLine(line: Node, reader: Reader, place: string): ClassificationEntryOfRecord | undefined {
  const name = find(line, 'HazardClassCategory')?.text ?? ''
  const found = known.get(name)
  if (!found) return undefined
  take(line, 'HazardClassCategory')
  const codes = readPrinted(line, found.category)
  const own = findHazardCategory(found.category).statements
  const statements = codes.length > 0 ? codes : found.statements.length > 0 ? [...found.statements] : own.slice(0, 1)
  if (codes.length === 0 && found.statements.length === 0 && own.length > 1) reader.guess(place, `${name}: ${statements.join(', ')}`)
  const [organs, route] = [reader.text(line, 'Organ'), reader.text(line, 'ExposureRoute')]
  const basis = bases.find((one) => one === reader.word('basis.', find(line, 'ClassificationProcedure/FullText')?.text))
  if (basis !== undefined) take(line, 'ClassificationProcedure/FullText')
  return {
    category: found.category,
    statements: statements.filter(isStatement),
    ...(organs ? { organs } : {}),
    ...(route ? { route } : {}),
    ...(basis ? { basis } : {}),
  }
}

/** “STOT SE 3, H336”: the codes. What stands there beside them and the category is left with them. */
function readPrinted(line: Node, category: string): ClassificationEntryOfRecord['statements'] {
  const printed = find(line, 'HazardClassCategoryPrintable/FullText')?.text ?? ''
  const codes = [...printed.matchAll(/(?:EU)?H\d{3}[A-Za-z]{0,2}(?:\+H\d{3})*/g)].map(([code]) => code).filter(isStatement)
  const others = codes.reduce((text, code) => text.replace(code, ''), printed.replace(category, ''))
  takeIf(line, 'HazardClassCategoryPrintable/FullText', () => !/[\p{L}\d]/u.test(others))
  return codes
}

const bases = classificationEntry.shape.basis.unwrap().options

export interface ReadLimit {
  category: HazardCategoryCode
  statement?: ClassificationEntryOfRecord['statements'][number]
  from?: number
  to?: number
}

/**
 * Specific concentration limits: from inclusive, to exclusive. The words beside a category name the statements that the substance carries in it; where
 * they name another one, the limit is that one's.
 */
export function readLimits(node: Node | undefined, entries: readonly ClassificationEntryOfRecord[]): ReadLimit[] {
  return findAll(node, 'ClpHazardClassification_2023_707/SpecificConcLimit').flatMap((limit) => {
    const found = known.get(find(limit, 'HazardClassCategory')?.text ?? '')
    const [from, to] = [numberIn(limit, 'MinPercentage'), numberIn(limit, 'MaxPercentage')]
    if (!found || (from !== undefined && to !== undefined && from >= to)) return []
    take(limit, 'HazardClassCategory')
    const codes = readPrinted(limit, found.category)
    const carried = entries.filter(({ category }) => category === found.category).flatMap(({ statements }) => statements)
    const isOfAll = codes.length === 0 || codes.toSorted().join() === carried.toSorted().join()
    const [statement] = found.statements.length > 0 || isOfAll ? found.statements.filter(isStatement) : codes
    if (!isOfAll && codes.join() !== statement) leave(limit, 'HazardClassCategoryPrintable/FullText')
    for (const name of ['MinPercentage', 'MaxPercentage']) takeNumber(limit, name)
    return [
      { category: found.category, ...(statement ? { statement } : {}), ...(from ? { from } : {}), ...(to === undefined ? {} : { to }) },
    ]
  })
}
