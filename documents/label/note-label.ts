import type { LabelElements } from '../../clp/label/label-elements.ts'
import { foldOutRules, hasTableSize, labelSizeSource } from '../../clp/label/label-sizes.ts'
import { mayGoWithoutLabel, pictogramsOfInnerPackage, smallPackageSources, type RelievedLabel } from '../../clp/label/small-packages.ts'
import type { LabelRestrictions } from '../../clp/label/label-restrictions.ts'
import { glovesForPublicSource } from '../../clp/reach/mdi-for-public.ts'
import type { LabelOptions } from '../../shared/label-options.ts'
import { nameSize } from '../../shared/name-size.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { findTransportMode } from '../../shared/record/transport.ts'
import { detergentsRegulationFrom } from '../../clp/label/detergents-law.ts'
import { isAerosolDispenser, isPublicDetergent, listMarkingEntries, mdiEntry } from '../label-duties.ts'
import type { LabelFit } from './fit-label.ts'
import type { LabelModel, LabelNote } from './label-model.ts'
import { isBiocide, smallPackageOf } from './relieve-label.ts'

export interface NotedLabel {
  record: ProductRecord
  elements: LabelElements
  /** What a small package may leave out, whether or not it does. */
  relief: RelievedLabel | null
  restrictions: LabelRestrictions
  options: LabelOptions
  /** ISO day whose law the label follows. */
  day: string
}

/** What stands beside the label: duties that the package meets and not the label, and what became of an option. */
export function noteLabel({ record, elements, relief, restrictions, options, day }: NotedLabel): LabelNote[] {
  const { because, sources } = restrictions
  const road = findTransportMode(record.transport, 'road')
  return [
    // A product that the general public must not get needs no fastening against its children.
    ...(restrictions.childResistantFastening && restrictions.generalUse
      ? [{ kind: 'childResistantFastening' as const, because: because.childResistantFastening, source: sources.childResistantFastening }]
      : []),
    ...(restrictions.tactileWarning && restrictions.generalUse
      ? [{ kind: 'tactileWarning' as const, because: because.tactileWarning, source: sources.tactileWarning }]
      : []),
    // A kit that states the sentences for its component holds the gloves too.
    ...(listMarkingEntries(record, day).includes(mdiEntry)
      ? [{ kind: 'protectiveGloves' as const, because: ['MDI'], source: glovesForPublicSource }]
      : []),
    ...(restrictions.generalUse ? [] : [{ kind: 'professionalUseOnly' as const, because: because.generalUse, source: sources.generalUse }]),
    ...(road && !options.hideTransport ? [{ kind: 'transportMarks' as const, because: [road.number], source: 'ADR 5.2.2.2.1.1' }] : []),
    ...noteFold(options, day),
    ...noteRelief(relief, options),
    ...noteSmallestPackages(record, options),
    ...noteMetalCorrosion(record, elements, options),
    ...(isAerosolDispenser(record) ? [{ kind: 'aerosolLot' as const, because: [], source: 'Directive 75/324/EEC, Article 8(1)(c)' }] : []),
    ...(isPublicDetergent(record) && day >= detergentsRegulationFrom
      ? [{ kind: 'detergentsRegulation' as const, because: [], source: 'Regulation (EU) 2026/405, Article 37' }]
      : []),
  ]
}

/** CLP Annex I, 1.2.1.6. */
function noteFold({ foldPages }: LabelOptions, day: string): LabelNote[] {
  if (foldPages === null) return []
  const { from, source, before } = foldOutRules
  return [
    { kind: 'foldOut', because: [], source },
    ...(day < from ? [{ kind: 'foldOutEarly' as const, because: [from], source: before }] : []),
  ]
}

/** What is left out by each point of the regulation, or may be. */
function noteRelief(relief: RelievedLabel | null, { useRelief }: LabelOptions): LabelNote[] {
  const leftOut = relief?.leftOut ?? []
  const kind = useRelief ? 'reliefTaken' : 'reliefPossible'
  return [...new Set(leftOut.map(({ source }) => source))].map((source) => ({
    kind,
    because: leftOut.filter((one) => one.source === source).map(({ element }) => element),
    source,
  }))
}

/** Inner packages, which may bear next to nothing: their labels are not made here, so this is only a remark. */
function noteSmallestPackages(record: ProductRecord, options: LabelOptions): LabelNote[] {
  const product = smallPackageOf(record, options)
  const pictograms = pictogramsOfInnerPackage(product, isBiocide(record))
  return [
    ...(mayGoWithoutLabel(product, isBiocide(record))
      ? [{ kind: 'solublePackage' as const, because: [], source: smallPackageSources.soluble }]
      : []),
    ...(pictograms ? [{ kind: 'innerPackage' as const, because: [record.name, ...pictograms], source: smallPackageSources.inner }] : []),
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

/** Remarks that depend on how the label is set. */
export function noteFit({ pictograms, format }: Pick<LabelModel, 'pictograms' | 'format'>, { layout }: LabelFit): LabelNote[] {
  const isSmall = pictograms.length > 0 && layout.pictogramSide < format.packageSize.pictogramSide.ifPossible
  const isSmallLabel = !hasTableSize(format.size, format.packageSize)
  return [
    ...(isSmallLabel && format.packageSize.label.ifPossible
      ? [{ kind: 'smallLabel' as const, because: [nameSize(format.packageSize.label)], source: labelSizeSource }]
      : []),
    ...(isSmall ? [{ kind: 'smallPictograms' as const, because: [String(layout.pictogramSide)], source: labelSizeSource }] : []),
  ]
}
