import { findWeakerElements, type GraveElements } from '../../clp/label/kit-label.ts'
import { labelElementsOf } from '../../documents/label-elements-of-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

const graveElementsOf = (record: Pick<ProductRecord, 'classification' | 'labelElements'>): GraveElements => ({
  ...labelElementsOf(record),
  supplementalStatements: record.labelElements.supplementalStatements.map(({ code }) => code),
})

/**
 * The label of a kit is that of an outer package whose components are not mixed yet: a person who opens it meets the gravest of them
 * (docs/decisions/046-kits.md). Where somebody has said why it is weaker, it is to be known and does not stop.
 */
export const checkKitLabel: Rule = ({ record, context }) => {
  const { kit } = record
  if (kit === undefined) return []
  const own = graveElementsOf(record)
  return context.components.flatMap((component) => {
    const elements = findWeakerElements(own, graveElementsOf(component))
    if (elements.length === 0) return []
    return [
      finding('label.kitWeaker', kit.weakerBecause === undefined ? 'labelElements' : 'kit.weakerBecause', {
        severity: kit.weakerBecause === undefined ? 'error' : 'warning',
        params: { name: component.name, elements },
      }),
    ]
  })
}
