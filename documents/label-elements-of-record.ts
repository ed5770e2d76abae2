import { deriveLabelElements, type LabelElementOptions, type LabelElements } from '../clp/label/label-elements.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'

/** The label elements of a product: what follows from its classification, and what its supplemental statements make superfluous. */
export function labelElementsOf(
  { classification, labelElements }: Pick<ProductRecord, 'classification' | 'labelElements'>,
  options: Pick<LabelElementOptions, 'withoutMetalCorrosionPictogram'> = {},
): LabelElements {
  return deriveLabelElements(classification, {
    ...options,
    supplementalStatements: labelElements.supplementalStatements.map(({ code }) => code),
  })
}
