import type { LabelElements } from '../../clp/label-elements.ts'
import type { LabelRestrictions } from '../../clp/label-restrictions.ts'
import type { LabelOptions } from '../../shared/label-options.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { LabelNote } from './label-model.ts'

export interface NotedLabel {
  record: ProductRecord
  elements: LabelElements
  restrictions: LabelRestrictions
  options: LabelOptions
}

/** What stands beside the label: duties that the package meets and not the label, and what became of an option. */
export function noteLabel({ record, elements, restrictions, options }: NotedLabel): LabelNote[] {
  const { because, sources } = restrictions
  return [
    // A product that the general public must not get needs no fastening against its children.
    ...(restrictions.childResistantFastening && restrictions.generalUse
      ? [{ kind: 'childResistantFastening' as const, because: because.childResistantFastening, source: sources.childResistantFastening }]
      : []),
    ...(restrictions.tactileWarning && restrictions.generalUse
      ? [{ kind: 'tactileWarning' as const, because: because.tactileWarning, source: sources.tactileWarning }]
      : []),
    ...(restrictions.generalUse ? [] : [{ kind: 'professionalUseOnly' as const, because: because.generalUse, source: sources.generalUse }]),
    ...(record.transport.regulated && !options.hideTransport
      ? [{ kind: 'transportMarks' as const, because: [`UN ${record.transport.unNumber}`], source: 'ADR 5.2.2.2.1.1' }]
      : []),
    ...noteMetalCorrosion(record, elements, options),
  ]
}

function noteMetalCorrosion(record: ProductRecord, elements: LabelElements, options: LabelOptions): LabelNote[] {
  const isCorrosiveToMetals = record.classification.some(({ category }) => category === 'Met. Corr. 1')
  if (!options.hideMetalCorrosionPictogram || !isCorrosiveToMetals) return []
  const stays = elements.pictograms.includes('GHS05')
  return [
    { kind: stays ? 'metalCorrosionPictogramStays' : 'metalCorrosionPictogramLeftOut', because: ['H290'], source: 'CLP Annex I, 1.3.6' },
  ]
}
