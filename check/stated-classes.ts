import { endpointOf } from '../clp/classification/endpoints.ts'
import { findHazardCategory, type HazardCategoryCode } from '../clp/hazard-categories.ts'
import type { CategoryStatementCode } from '../clp/hazard-class-table.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'

/** A category with one of its statements, as a record states it. */
export interface StatedClass {
  readonly category: HazardCategoryCode
  readonly statement: CategoryStatementCode | null
  /** the same for classes that speak of the same endpoint */
  readonly endpoint: string
  /** place in the list */
  readonly index: number
}

/** The classes of a record one by one: STOT SE 3 with H335 and H336 is two. A category may have no statement. */
export function statedClasses(classification: ProductRecord['classification']): StatedClass[] {
  return classification.flatMap(({ category, statements }, index) => {
    const codes = statements.flatMap((code) => code.split('+'))
    const own: readonly CategoryStatementCode[] = findHazardCategory(category).statements
    const stated = own.filter((code) => codes.includes(code))
    return (stated.length > 0 ? stated : [null]).map((statement) => ({
      category,
      statement,
      endpoint: endpointOf({ category, statement }),
      index,
    }))
  })
}

/** As it is written: `Repr. 2 H361d`. */
export const writeClass = ({ category, statement }: Pick<StatedClass, 'category' | 'statement'>): string =>
  statement === null ? category : `${category} ${statement}`
