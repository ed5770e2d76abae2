import { deriveLabelElements, type LabelElementOptions, type LabelElements } from '../clp/label/label-elements.ts'
import { readOnce } from '../clp/read-once.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'

interface Labelled {
  classification: ProductRecord['classification']
  labelElements: { supplementalStatements: readonly { code: string }[] }
}
type Options = Pick<LabelElementOptions, 'withoutMetalCorrosionPictogram'>

/** The label elements of a product: what follows from its classification, and what its supplemental statements make superfluous. */
export function labelElementsOf(record: Labelled, options: Options = {}): LabelElements {
  return options.withoutMetalCorrosionPictogram ? derive(record, options) : usualOf(record)
}

const derive = ({ classification, labelElements }: Labelled, options: Options): LabelElements =>
  deriveLabelElements(classification, {
    ...options,
    supplementalStatements: labelElements.supplementalStatements.map(({ code }) => code),
  })

/** Asked a dozen times while one record is checked or one document written. */
const usualOf = readOnce((record: Labelled) => derive(record, {}))
