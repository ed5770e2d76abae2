import { isOneSubstance } from '../../clp/classification/nearly-pure.ts'
import type { HazardResult } from '../../clp/classification/result.ts'
import type { CategoryStatementCode } from '../../clp/hazard-class-table.ts'
import { findHazardCategory, type HazardCategoryCode } from '../../clp/hazard-categories.ts'
import type { PatchStep } from '../../shared/json-patch.ts'
import type { Text } from '../../shared/record/texts.ts'
import { statedClasses } from '../stated-classes.ts'
import type { Subject } from '../subject.ts'

/** A class that composition and data lead to. */
export interface LedTo {
  readonly category: HazardCategoryCode
  /** of the one endpoint: H222 and H229 of an aerosol, H335 alone of STOT SE 3 */
  readonly statements: readonly CategoryStatementCode[]
  readonly result: HazardResult
}

/** The line of section 2 and 16(d) that says it, with the organ that its ingredients name, where they name one. */
function lineOf({ record, answer }: Subject, { category, statements, result }: LedTo) {
  const basis = result.basis === 'testData' ? 'testData' : isOneSubstance(answer.components) ? undefined : 'calculation'
  const named = /^STOT (?:SE [12]|RE)/.test(category) ? organsOf(record.composition.ingredients, category) : []
  return {
    category,
    statements: [...statements],
    ...(named.length === 1 ? { organs: named[0] } : {}),
    ...(basis === undefined ? {} : { basis }),
  }
}

function organsOf(ingredients: Subject['record']['composition']['ingredients'], category: HazardCategoryCode): Text[] {
  const { hazardClass } = findHazardCategory(category)
  const organs = ingredients.flatMap(({ classification }) =>
    classification.flatMap((one) => (findHazardCategory(one.category).hazardClass === hazardClass ? (one.organs ?? []) : [])),
  )
  return [...new Map(organs.map((text) => [JSON.stringify(text), text])).values()]
}

/** Puts into section 2 what it lacks. */
export const addClass = (subject: Subject, found: LedTo): PatchStep[] => [
  { op: 'add', path: '/classification/-', value: lineOf(subject, found) },
]

/** Puts it in the place of another category; null where the line says more than that. */
export function replaceClass(subject: Subject, index: number, found: LedTo): PatchStep[] | null {
  const entry = subject.record.classification[index]
  if (entry === undefined || statedClasses([entry]).some(({ endpoint }, _at, all) => endpoint !== all[0]?.endpoint)) return null
  return [{ op: 'replace', path: `/classification/${index}`, value: lineOf(subject, found) }]
}
