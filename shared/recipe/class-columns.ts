/** Columns of a pasted table that say what hazards its raw materials have. */
import { isReadable, speaksOfClasses, splitClasses } from './read-classes.ts'
import type { RecipeRow } from './recipe.ts'

/** Words of a heading that names the classes, or the statements. */
const classWords =
  /^(?:(?:clp|ghs)(?:$|[\s-])|(?:eu)?h[\s-](?:phrase|statement|sat|satz|sätze|code|zin|phr)|h$)|\b(?:classification|hazards?|einstufung|gefahren\p{L}*|clasificación|classificazione|classificação|indeling|klassificering|klasyfikacja|klasifikace|klasifikácia|razvrstitev|razvrstavanje|besorolás|clasificare|klassifitseerimine|klasifikācija|klasifikavimas|luokitus|ταξινόμηση|класифициране|aicmiú|klassifikazzjoni)(?:$|[^\p{L}])/iu

const isFilled = (cell: string): boolean => cell !== '' && !/^[-–—]$/.test(cell)

/** Columns most of whose cells speak of classes or statements; by their heading one of them is enough. A name speaks of none. */
export function findClassColumns(body: readonly (readonly string[])[], headings: readonly (readonly string[])[]): ReadonlySet<number> {
  const widest = Math.max(0, ...body.map(({ length }) => length))
  const columns = Array.from({ length: widest }, (_, column) => column)
  return new Set(
    columns.filter((column) => {
      const filled = body.map((line) => line[column] ?? '').filter(isFilled)
      const speaking = filled.filter((cell) => speaksOfClasses(cell) || isReadable(cell)).length
      const isHeaded = headings.some((line) => classWords.test(line[column] ?? ''))
      return speaking > 0 && (isHeaded || speaking * 2 > filled.length)
    }),
  )
}

/** What the cells of a line say of hazards; nothing where they are empty: what nobody said is not known. */
export function ownOfCells(cells: readonly string[]): Pick<RecipeRow, 'own' | 'source'> {
  const said = cells.filter(isFilled)
  if (said.length === 0) return {}
  return { own: { classification: splitClasses(said.join('\n')) }, source: { kind: 'own' } }
}
