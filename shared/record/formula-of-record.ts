import type { Formula } from '../../clp/ufi/compare-formulas.ts'
import type { ProductRecord } from './product-record.ts'

/** What of a record its unique formula identifier stands for: concentrations of section 3; substances told apart by the number that says most. */
export function formulaOf({
  composition: { ingredients },
  classification,
}: Pick<ProductRecord, 'composition' | 'classification'>): Formula {
  return {
    components: ingredients
      .map(({ casNumber, ecNumber, indexNumber, reachNumber, content, contentRange, classification: own }) => ({
        key: casNumber ?? ecNumber ?? indexNumber ?? reachNumber ?? '',
        content,
        range: { from: contentRange.from, to: contentRange.to },
        categories: own.map(({ category }) => category).toSorted(),
      }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    categories: classification.map(({ category }) => category).toSorted(),
  }
}
