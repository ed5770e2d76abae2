import { readVolume } from '../../clp/label/pack-content.ts'
import { relieveSmallPackage, type RelievedLabel, type SmallPackage } from '../../clp/label/small-packages.ts'
import type { LabelOptions } from '../../shared/label-options.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { contains, isSuppliedToPublic } from '../label-duties.ts'

type ReliefOptions = Pick<LabelOptions, 'packContent' | 'hideMetalCorrosionPictogram'>

/** What the relief for small packages is derived from, with the content that the label names. */
export function smallPackageOf(record: ProductRecord, { packContent }: Pick<LabelOptions, 'packContent'>): SmallPackage {
  return {
    classification: record.classification,
    precautionaryStatements: record.labelElements.precautionaryStatements.map(({ code }) => code),
    litres: readVolume(packContent),
    isForPublic: isSuppliedToPublic(record),
  }
}

/** What the label may leave out for its content (CLP Annex I, 1.5.2.1); null where that is nothing. */
export function reliefOfLabel(record: ProductRecord, options: ReliefOptions): RelievedLabel | null {
  return relieveSmallPackage(smallPackageOf(record, options), {
    withoutMetalCorrosionPictogram: options.hideMetalCorrosionPictogram,
    supplementalStatements: record.labelElements.supplementalStatements.map(({ code }) => code),
  })
}

/** CLP Annex I, 1.5.2.3 and 1.5.2.5, as 15.1 of the record says it. */
export function isBiocide({ regulatory }: ProductRecord): boolean {
  return contains(regulatory.union, { phrase: 'regulation.biocides' })
}
