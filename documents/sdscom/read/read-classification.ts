import { findHazardCategory, hazardCategories, type HazardCategoryCode } from '../../../clp/hazard-categories.ts'
import { hazardStatementCodes, supplementalStatementCodes } from '../../../clp/statements.ts'
import { nameHazardClasses } from '../name-hazard-class.ts'
import { find, findAll, take, takeNumber, type Node } from './read-tree.ts'
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

/** The lines of a classification. What the format does not say of a statement is taken from the words beside it, or guessed. */
export function readClassification(node: Node | undefined, reader: Reader, place: string): object[] {
  return findAll(node, 'ClpHazardClassification_2023_707/Classification')
    .concat(findAll(node, 'ClpAtp14HazardClassification/Classification'))
    .flatMap((line) => readLine(line, reader, place) ?? [])
}

function readLine(line: Node, reader: Reader, place: string): object | undefined {
  const name = find(line, 'HazardClassCategory')?.text ?? ''
  const found = known.get(name)
  if (!found) return undefined
  take(line, 'HazardClassCategory')
  const printed = take(line, 'HazardClassCategoryPrintable/FullText') ?? ''
  const codes = [...printed.matchAll(/E?U?H\d{3}[A-Za-z]{0,2}(?:\+H\d{3})*/g)]
    .map(([code]) => code)
    .filter((code) => allStatements.has(code))
  const own = findHazardCategory(found.category).statements
  const statements = codes.length > 0 ? codes : found.statements.length > 0 ? [...found.statements] : own.slice(0, 1)
  if (codes.length === 0 && found.statements.length === 0 && own.length > 1) reader.guess(place, `${name}: ${statements.join(', ')}`)
  const [organs, route] = [reader.text(line, 'Organ'), reader.text(line, 'ExposureRoute')]
  const basis = reader.word('basis.', find(line, 'ClassificationProcedure/FullText')?.text)
  if (basis !== undefined) take(line, 'ClassificationProcedure/FullText')
  return { category: found.category, statements, ...(organs ? { organs } : {}), ...(route ? { route } : {}), ...(basis ? { basis } : {}) }
}

/** Specific concentration limits: from inclusive, to exclusive. */
export function readLimits(node: Node | undefined): object[] {
  return findAll(node, 'ClpHazardClassification_2023_707/SpecificConcLimit').flatMap((limit) => {
    const found = known.get(find(limit, 'HazardClassCategory')?.text ?? '')
    if (!found) return []
    take(limit, 'HazardClassCategory')
    take(limit, 'HazardClassCategoryPrintable/FullText')
    const [from, to] = [takeNumber(limit, 'MinPercentage'), takeNumber(limit, 'MaxPercentage')]
    const [statement] = found.statements
    return [
      { category: found.category, ...(statement ? { statement } : {}), ...(from ? { from } : {}), ...(to === undefined ? {} : { to }) },
    ]
  })
}
